import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '@within-reach/shared-ui'
import { useState } from 'react'

/** The error dialog of a list or a message (specification, section 8). */
export function ErrorDialog() {
  const { t } = useLingui()
  const [open, setOpen] = useState(true)
  const message = (
    <p>
      <Trans>Error</Trans>
    </p>
  )
  return <Dialog open={open} message={message} closeLabel={t`Close`} onClose={() => setOpen(false)} />
}

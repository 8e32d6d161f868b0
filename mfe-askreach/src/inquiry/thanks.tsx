import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '@within-reach/shared-ui'

export interface ThanksProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The thank-you modal after each inquiry (specification, sections 2 and 9). */
export function Thanks({ open, onClose }: ThanksProps) {
  const { t } = useLingui()
  const thanks = (
    <p>
      <Trans>Thank you! Our agent will get back to you shortly via e-mail</Trans>
    </p>
  )
  return <Dialog open={open} message={thanks} closeLabel={t`Close`} onClose={onClose} />
}

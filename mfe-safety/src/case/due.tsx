import { Trans } from '@lingui/react/macro'
import { useFormats } from '@within-reach/shared-core/react'
import { Notice } from '@within-reach/shared-ui'
import { useState } from 'react'

/** When the next answer of the agent is due. */
export function Due({ at }: { readonly at: string }) {
  const formats = useFormats()
  const [now] = useState(Date.now)
  const moment = formats.full(at)
  return new Date(at).getTime() >= now ? (
    <Notice tone="info">
      <Trans>You get an answer by {moment}.</Trans>
    </Notice>
  ) : (
    <Notice tone="caution">
      <Trans>An answer was due on {moment}. We are late, and our agents have been alerted.</Trans>
    </Notice>
  )
}

import { Trans } from '@lingui/react/macro'
import { Notice } from '@within-reach/shared-ui'

/** Says that an agent closed the case meanwhile. */
export const CaseClosed = () => (
  <Notice tone="error">
    <Trans>
      This inquiry was closed meanwhile, so nothing was sent. What you typed is still here; you can send a new
      inquiry.
    </Trans>
  </Notice>
)

import { useLingui } from '@lingui/react/macro'
import { Notice } from '@within-reach/shared-ui'
import { type Failed, FailureReason } from './failure-reason'

/** Says why nothing was changed, and that what was typed is still there. */
export function FailureNotice({ failure }: { readonly failure: Failed | undefined }) {
  const { t } = useLingui()
  if (!failure) return null
  const { reference } = failure
  return (
    <Notice tone="error">
      <FailureReason {...failure} />
      {reference && <div>{t`Reference: ${reference}`}</div>}
    </Notice>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '@within-reach/shared-ui'
import { type CommonFailure, failureCause } from './failure-text'

/** Why something did not work, if it failed, and the reference of the failed call. */
export function FailureNotice({ failure }: { readonly failure: CommonFailure | undefined }) {
  const { t } = useLingui()
  if (!failure) return null
  const cause = failureCause(failure)
  const { reference } = failure
  return (
    <Notice tone="error">
      {cause ? t(cause) : <Trans>This did not work. Try again.</Trans>}
      {reference && <div>{t`Reference: ${reference}`}</div>}
    </Notice>
  )
}

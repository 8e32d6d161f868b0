import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '@within-reach/shared-ui'
import { type CommonFailure, failureCause } from './failure-text'

/** Why something did not work, if it failed. */
export function FailureNotice({ failure }: { readonly failure: CommonFailure | undefined }) {
  const { t } = useLingui()
  const cause = failure && failureCause(failure)
  return (
    failure && <Notice tone="error">{cause ? t(cause) : <Trans>This did not work. Try again.</Trans>}</Notice>
  )
}

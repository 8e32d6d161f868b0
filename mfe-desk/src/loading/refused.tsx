import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '@within-reach/shared-ui'

/** Instead of a part of a page whose call the service refused. */
export function Refused() {
  const { t } = useLingui()
  return (
    <EmptyState title={t`You have no right to see this`}>
      <p>
        <Trans>If you lost it by mistake, ask the person who grants it.</Trans>
      </p>
    </EmptyState>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '@within-reach/shared-ui'
import { useNames } from '../texts/use-names'
import type { DecisionForm } from './use-decision'

export interface ConfirmDecisionProps {
  readonly decision: DecisionForm
  readonly author: string
}

/** Asks before a removal or a ban, which hurt most if they are a mistake. */
export function ConfirmDecision({ decision, author }: ConfirmDecisionProps) {
  const { t } = useLingui()
  const names = useNames()
  const { asking, cancel, confirm, busy, values } = decision
  return (
    <ConfirmDialog
      open={asking}
      message={
        <>
          <p>
            {values.action === 'ban' ? (
              <Trans>Ban {author}? They are logged out and cannot use their account any more.</Trans>
            ) : (
              <Trans>Remove this text of {author}? It is deleted for good after the time for appeals.</Trans>
            )}
          </p>
          {values.action === 'ban' && (
            <p>
              {values.withdraw === 'yes' ? (
                <Trans>Everything that they wrote is hidden.</Trans>
              ) : (
                <Trans>What they wrote stays visible. To hide it, cancel and choose that as well.</Trans>
              )}
            </p>
          )}
        </>
      }
      cancelLabel={t`Cancel`}
      confirmLabel={values.action === '' ? t`Decide` : names.order(values.action)}
      busy={busy}
      onCancel={cancel}
      onConfirm={confirm}
    />
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import {
  appeals,
  type Decision,
  limits,
  moderationHistory,
  reverseDecision,
  review,
  reviews,
} from '@within-reach/contract'
import { useContractForm, useDraft } from '@within-reach/shared-core/forms'
import { invalidate } from '@within-reach/shared-core/react'
import { Button, DraftNote, Field, Notice, Panel, TextArea } from '@within-reach/shared-ui'
import { useDesk } from '../desk-context'
import { useSending } from '../sending/use-sending'
import { useNames } from '../texts/use-names'
import styles from './reversal.module.css'
import { useReversalText } from './use-reversal-text'

export interface ReversalPanelProps {
  readonly decision: Decision
  readonly onClose: () => void
  readonly onReversed: () => void
}

/** Asks why a decision is reversed, and reverses it. */
export function ReversalPanel({ decision, onClose, onReversed }: ReversalPanelProps) {
  const { t } = useLingui()
  const names = useNames()
  const { confirm } = useDesk()
  const sending = useSending(useReversalText())
  const { decision_idx: idx, action, author } = decision
  const done = names.done(action)
  const { form, register, errorOf, ready, busy, onSubmit } = useContractForm<{ why: string }>({
    fields: { why: reverseDecision.request.entries.why },
    defaults: { why: '' },
    submit: async ({ why }) => {
      const outcome = await sending.send(reverseDecision, { idx, why })
      if (outcome?.kind !== 'ok') return
      draft.discard()
      confirm(t`Reversed.`)
      void invalidate(reviews, review, appeals, moderationHistory)
      onReversed()
    },
  })
  const draft = useDraft(form, `desk:reverse:${idx}`)
  return (
    <Panel open title={t`Reverse “${done}”`} closeLabel={t`Close`} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <DraftNote shown={draft.restored} discardLabel={t`Discard`} onDiscard={draft.startOver}>
          <Trans>We kept your draft.</Trans>
        </DraftNote>
        <p>
          <Trans>The content is back, or the sanction ends. {author} is told.</Trans>
        </p>
        <Field label={t`Why`} required hint={t`It is kept in the history.`} error={errorOf('why')}>
          <TextArea rows={3} maxLength={limits.reportWords} {...register('why')} />
        </Field>
        {sending.failure && <Notice tone="error">{sending.failure}</Notice>}
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" ready={ready} busy={busy}>
            <Trans>Reverse it</Trans>
          </Button>
        </div>
      </form>
    </Panel>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { type AnyOutcome, appeals, decideAppeal, limits, moderationHistory } from '@within-reach/contract'
import { isStoredBefore, mayBeDone } from '@within-reach/shared-core'
import { useContractForm, useDraft } from '@within-reach/shared-core/forms'
import { invalidate } from '@within-reach/shared-core/react'
import { Button, DraftNote, Field, Notice, RadioGroup, TextArea } from '@within-reach/shared-ui'
import { useEffect, useState } from 'react'
import { useDesk } from '../desk-context'
import { useSending } from '../sending/use-sending'
import styles from './appeals.module.css'
import type { KeptRows, ShownAppeal } from './use-kept-rows'

interface AnswerValues {
  /** Empty until it is chosen. */
  readonly upheld: 'yes' | 'no' | ''
  readonly answer: string
}

export interface AnswerFormProps extends ShownAppeal, Pick<KeptRows, 'keep'> {
  /** Called when the appeal leaves the list, with the pressed button. */
  readonly onRemoved: () => void
}

/** Decides an appeal: whether the decision is reversed, and the answer to its author. */
export function AnswerForm({ row, answeredMeanwhile, keep, onRemoved }: AnswerFormProps) {
  const { t } = useLingui()
  const { confirm } = useDesk()
  const [mayHaveArrived, setMayHaveArrived] = useState(false)
  const answeredByAnother = answeredMeanwhile && !mayHaveArrived
  const sending = useSending(({ kind }: AnyOutcome) => {
    if (kind === 'decidedAlready')
      return t`Another moderator decided this in the meantime. Nothing was changed.`
    if (kind === 'ownDecision')
      return t`You made this decision yourself, so another moderator decides about the appeal.`
    if (kind === 'ownReport')
      return t`You reported this yourself, so another moderator decides about the appeal.`
    return undefined
  })
  const {
    appeal_idx: idx,
    decision: { author },
  } = row
  const draftKey = `desk:appeal:${idx}`
  const { form, register, errorOf, ready, busy, onSubmit } = useContractForm<AnswerValues>({
    fields: { upheld: decideAppeal.request.entries.upheld, answer: decideAppeal.request.entries.answer },
    defaults: { upheld: '', answer: '' },
    submit: async ({ upheld, answer }) => {
      if (upheld === '') return
      const outcome = await sending.send(decideAppeal, { idx, upheld, answer }, { form: draftKey })
      const wasDecided = outcome !== undefined && isStoredBefore(outcome)
      // It is safe to send it again.
      if (outcome) setMayHaveArrived(mayBeDone(outcome))
      if (outcome?.kind !== 'ok' && !wasDecided) return
      draft.discard()
      keep(row, false)
      confirm(
        wasDecided
          ? t`Your earlier decision has arrived. Nothing was changed after it.`
          : upheld === 'yes'
            ? t`The decision is reversed, and ${author} is told.`
            : t`The decision stays, and ${author} is told.`,
      )
      onRemoved()
      await invalidate(appeals, moderationHistory)
    },
  })
  const draft = useDraft(form, draftKey)
  const isWriting = form.formState.isDirty
  // Without the row, which a refetch replaces: the first one is as good.
  useEffect(() => {
    keep(row, isWriting)
    // oxlint-disable-next-line react/exhaustive-deps -- each refetch brings another object for the same appeal
  }, [isWriting, keep, idx])
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <DraftNote shown={draft.restored} discardLabel={t`Discard`} onDiscard={draft.startOver}>
        <Trans>We kept your draft.</Trans>
      </DraftNote>
      <RadioGroup
        legend={t`Is the appeal right?`}
        error={errorOf('upheld')}
        options={[
          { value: 'yes', label: t`Yes, reverse the decision` },
          { value: 'no', label: t`No, the decision stays` },
        ]}
        {...register('upheld')}
      />
      <Field label={t`Answer to ${author}`} required error={errorOf('answer')}>
        <TextArea rows={3} maxLength={limits.reportWords} {...register('answer')} />
      </Field>
      {answeredByAnother ? (
        <Notice tone="info">
          <Trans>Another moderator has answered. Your text was not sent.</Trans>
        </Notice>
      ) : (
        sending.failure && <Notice tone="error">{sending.failure}</Notice>
      )}
      <div>
        {answeredByAnother ? (
          <Button
            variant="secondary"
            onClick={() => {
              draft.startOver()
              onRemoved()
            }}
          >
            <Trans>Discard my answer</Trans>
          </Button>
        ) : (
          <Button type="submit" ready={ready} busy={busy}>
            <Trans>Decide the appeal</Trans>
          </Button>
        )}
      </div>
    </form>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { limits, reportReasons, type Review } from '@within-reach/contract'
import { Button, Checkbox, DraftNote, Field, Input, Notice, Select, TextArea } from '@within-reach/shared-ui'
import { useEffect, useRef } from 'react'
import { KeyHint } from '../keyboard/key-hint'
import { useShortcuts } from '../keyboard/shortcuts'
import { useNames } from '../texts/use-names'
import { ActionChoice } from './action-choice'
import { actionGroups, actionKeys, usualDays } from './actions'
import { ConfirmDecision } from './confirm-decision'
import { ReviewPart } from './review-part'
import styles from './review.module.css'
import { useDecision } from './use-decision'
import type { Queue } from './use-queue'

export interface DecisionFormProps {
  readonly one: Review
  readonly queue: Queue
  /** Called to show what was decided already. */
  readonly onStale: () => void
}

/**
 * Decides a review: a decision, a reason, and a note to the author. Each decision and each reason has a key. If the author has left,
 * nobody can be sanctioned or written to.
 */
export function DecisionForm({ one, queue, onStale }: DecisionFormProps) {
  const { t } = useLingui()
  const names = useNames()
  const decision = useDecision(one, queue)
  const { form, register, errorOf, values, draft, ready, busy, failure, onSubmit, isTooLate, choose } =
    decision
  const { action } = values
  const button = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  // The pressed button was removed.
  useEffect(() => {
    if (isTooLate) next.current?.focus()
  }, [isTooLate])
  const note = register('note')
  const hasAuthor = !one.member.former
  const actions = [...actionGroups.text, ...(hasAuthor ? actionGroups.author : [])]
  useShortcuts([
    ...actions.map((one) => ({
      key: actionKeys[one],
      label: names.order(one),
      run: () => {
        choose(one)
        // Enter then decides.
        button.current?.focus()
      },
    })),
    ...reportReasons.map((reason, at) => {
      const name = names.reason(reason)
      const run = () => form.setValue('reason', reason, { shouldDirty: true })
      return { key: String(at + 1), label: t`Reason: ${name}`, run }
    }),
    ...(hasAuthor
      ? [{ key: 'n', label: t`Write a note to the author`, run: () => form.setFocus('note') }]
      : []),
  ])
  return (
    <ReviewPart title={<Trans>Decision</Trans>}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <DraftNote shown={draft.restored} discardLabel={t`Discard`} onDiscard={draft.startOver}>
          <Trans>We kept your draft.</Trans>
        </DraftNote>
        <ActionChoice legend={t`About the text`} actions={actionGroups.text} decision={decision} />
        {hasAuthor && (
          <ActionChoice legend={t`About its author`} actions={actionGroups.author} decision={decision} />
        )}
        {action !== '' && usualDays[action] !== undefined && (
          <Field label={t`Days`} required error={errorOf('days')}>
            <Input
              type="number"
              inputMode="numeric"
              min={limits.sanctionDays.least}
              max={limits.sanctionDays.most}
              {...register('days')}
            />
          </Field>
        )}
        {action === 'ban' && (
          <Checkbox
            label={t`Also hide everything that this member wrote`}
            checked={values.withdraw === 'yes'}
            onChange={({ target }) => form.setValue('withdraw', target.checked ? 'yes' : 'no')}
          />
        )}
        <Field
          label={t`Reason`}
          required
          hint={hasAuthor ? t`The author reads it in their language.` : undefined}
        >
          <Select {...register('reason')}>
            {reportReasons.map((reason) => (
              <option key={reason} value={reason}>
                {names.reason(reason)}
              </option>
            ))}
          </Select>
        </Field>
        {hasAuthor && (
          <Field label={t`Note to the author`} optionalMark={t`(optional)`} error={errorOf('note')}>
            <TextArea rows={3} maxLength={limits.reportWords} {...note} />
          </Field>
        )}
        {failure && <Notice tone="error">{failure}</Notice>}
        {isTooLate ? (
          <div className={styles.marks}>
            <Button ref={next} onClick={queue.openNext}>
              <Trans>Next review</Trans>
            </Button>
            <Button variant="secondary" onClick={onStale}>
              <Trans>Show the decision</Trans>
            </Button>
          </div>
        ) : (
          <Button
            ref={button}
            type="submit"
            variant={action === 'ban' || action === 'remove' ? 'danger' : 'primary'}
            ready={ready}
            busy={busy}
            wide
          >
            {action === '' ? <Trans>Decide</Trans> : names.order(action)} <KeyHint>↵</KeyHint>
          </Button>
        )}
      </form>
      <ConfirmDecision decision={decision} author={one.author} />
    </ReviewPart>
  )
}

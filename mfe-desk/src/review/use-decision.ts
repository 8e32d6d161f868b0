import { useLingui } from '@lingui/react/macro'
import {
  type AnyOutcome,
  decide,
  limits,
  type ModerationAction,
  moderationHistory,
  type ReportReason,
  type Review,
  reviews,
} from '@within-reach/contract'
import { isStoredBefore } from '@within-reach/shared-core'
import { type ContractForm, type Draft, useContractForm, useDraft } from '@within-reach/shared-core/forms'
import { invalidate } from '@within-reach/shared-core/react'
import { useState } from 'react'
import { useDesk } from '../desk-context'
import { useSending } from '../sending/use-sending'
import { useNames } from '../texts/use-names'
import { isGrave, usualDays } from './actions'
import type { Queue } from './use-queue'

/** What a moderator decides. */
export interface DecisionValues {
  /** Empty until one is chosen. */
  readonly action: ModerationAction | ''
  readonly reason: ReportReason
  readonly days: string
  /** With a ban: whether everything of the member is hidden. */
  readonly withdraw: 'yes' | 'no'
  readonly note: string
}

export interface DecisionForm extends ContractForm<DecisionValues> {
  readonly values: DecisionValues
  readonly draft: Draft
  readonly failure: string | undefined
  /** Whether it was decided already, by somebody else or by an earlier try, so that only the next review is left to do. */
  readonly isTooLate: boolean
  /** Whether the decision waits for a confirmation. */
  readonly asking: boolean
  readonly cancel: () => void
  readonly confirm: () => void
  choose(action: ModerationAction): void
}

/** The form that decides a review. Afterwards, the next review opens at once, and the frame offers to undo the decision. */
export function useDecision(one: Review, queue: Queue): DecisionForm {
  const { t } = useLingui()
  const names = useNames()
  const { decided } = useDesk()
  const [grave, setGrave] = useState<DecisionValues>()
  const [isTooLate, setIsTooLate] = useState(false)
  const sending = useSending((failed: AnyOutcome) => {
    if (isStoredBefore(failed)) return t`Your earlier decision has arrived. Nothing was changed after it.`
    const { kind } = failed
    if (kind === 'decidedAlready')
      return t`Another moderator decided this in the meantime. Nothing was changed.`
    if (kind === 'ownReport') return t`You reported this yourself, so another moderator decides.`
    if (kind === 'goneMeanwhile')
      return one.member.former
        ? t`The text was deleted in the meantime, so nothing is left to hide.`
        : t`The text was deleted in the meantime. You can still decide about its author.`
    return undefined
  })
  const { review_idx: idx, reasons, source, author } = one
  const { least, most } = limits.sanctionDays

  const draftKey = `desk:review:${idx}`

  const save = async (values: DecisionValues) => {
    const { action, days, withdraw, ...rest } = values
    if (action === '') return
    const lasts = usualDays[action] !== undefined
    const fields = {
      idx,
      action,
      days: lasts ? days : '',
      withdraw: action === 'ban' ? withdraw : 'no',
      ...rest,
    } as const
    const outcome = await sending.send(decide, fields, { form: draftKey })
    setGrave(undefined)
    if (outcome && (outcome.kind === 'decidedAlready' || isStoredBefore(outcome))) {
      setIsTooLate(true)
      return void invalidate(reviews)
    }
    if (outcome?.kind !== 'ok') return
    draft.discard()
    const done = names.done(action)
    const { decision_idx: decision } = outcome.data
    decided({
      text: t`${done}: ${author}`,
      decision: action === 'dismiss' ? undefined : decision,
      review: idx,
    })
    queue.openNext()
    void invalidate(reviews, moderationHistory)
  }

  const { entries } = decide.request
  const contractForm = useContractForm<DecisionValues>({
    fields: { action: entries.action, reason: entries.reason, note: entries.note },
    check: ({ action, days }) => {
      if (action === '' || usualDays[action] === undefined) return {}
      const number = Number(days)
      const isValid = Number.isInteger(number) && number >= least && number <= most
      return isValid ? {} : { days: t`Enter whole days, from ${least} to ${most}` }
    },
    defaults: {
      action: '',
      // The rules recognise scams only, and learn from this reason whether they were right.
      reason: reasons[0]?.reason ?? (source === 'rules' ? 'scam' : 'other'),
      days: '',
      withdraw: 'no',
      note: '',
    },
    submit: async (values) => {
      if (values.action !== '' && isGrave(values.action)) setGrave(values)
      else await save(values)
    },
  })
  const { form } = contractForm
  const draft = useDraft(form, draftKey)
  return {
    ...contractForm,
    busy: contractForm.busy || sending.busy,
    values: form.watch(),
    draft,
    failure: sending.failure,
    isTooLate,
    asking: grave !== undefined,
    cancel: () => setGrave(undefined),
    confirm: () => grave && void save(grave),
    choose(action) {
      form.setValue('action', action, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
      const days = usualDays[action]
      if (days !== undefined) form.setValue('days', String(days), { shouldValidate: true })
    },
  }
}

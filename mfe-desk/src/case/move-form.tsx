import { Trans, useLingui } from '@lingui/react/macro'
import {
  type CaseState,
  caseStates,
  type DeskCase,
  deskCase,
  localNoon,
  moveCase,
} from '@within-reach/contract'
import { useContractForm } from '@within-reach/shared-core/forms'
import { invalidate, useFormats } from '@within-reach/shared-core/react'
import { Button, Field, Input, Notice, Select } from '@within-reach/shared-ui'
import { useEffect } from 'react'
import { useDesk } from '../desk-context'
import { useSending } from '../sending/use-sending'
import { dueDay, earliestDueDay } from '../texts/days'
import { useNames } from '../texts/use-names'
import styles from './case.module.css'

interface MoveValues {
  readonly state: CaseState
  readonly due: string
}

/** Changes the state of a case, and the day until which an answer is due. */
export function MoveForm({ one }: { readonly one: DeskCase }) {
  const { t } = useLingui()
  const names = useNames()
  const { confirm } = useDesk()
  const formats = useFormats()
  const sending = useSending()
  const { case_idx: idx, name: asker, state, due } = one
  const day = due === null ? '' : dueDay(due)
  const { form, register, errorOf, ready, busy, onSubmit } = useContractForm<MoveValues>({
    fields: { state: moveCase.request.entries.state, due: moveCase.request.entries.due },
    check: (values) => {
      // Only an answer ends the date: the service ignores an empty one.
      if (values.due === '' && day !== '' && values.state !== 'closed')
        return { due: t`Choose a day. None is needed any more as soon as you answer.` }
      if (values.due === '' || values.due === day) return {}
      const earliest = earliestDueDay(new Date())
      const first = formats.day(localNoon(earliest))
      return values.due < earliest ? { due: t`Choose ${first} or a later day.` } : {}
    },
    defaults: { state, due: day },
    submit: async (values) => {
      // An unchanged day is not sent: the service then keeps the time of day, or sets what follows from the state.
      const isSameDay = values.due === day
      const outcome = await sending.send(moveCase, {
        idx,
        state: values.state,
        due: isSameDay ? '' : values.due,
      })
      if (outcome?.kind !== 'ok') return
      const newState = names.state(values.state)
      confirm(t`State: ${newState}. ${asker} is told.`)
      form.reset(values)
      await invalidate(deskCase)
    },
  })
  const { reset } = form
  // What others change is shown, and what this agent has chosen stays: an answer of either side changes the day.
  useEffect(() => reset({ state, due: day }, { keepDirtyValues: true }), [reset, state, day])
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <Field label={t`State`} error={errorOf('state')}>
        <Select {...register('state')}>
          {caseStates.map((possible) => (
            <option key={possible} value={possible}>
              {names.state(possible)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t`Answer due`} error={errorOf('due')}>
        <Input type="date" {...register('due')} />
      </Field>
      {sending.failure && <Notice tone="error">{sending.failure}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" ready={ready && form.formState.isDirty} busy={busy}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  )
}

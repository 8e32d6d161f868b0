import { Trans, useLingui } from '@lingui/react/macro'
import { limits, writeInMyCase } from '@within-reach/contract'
import { isStoredBefore } from '@within-reach/shared-core'
import { useContractForm, useDraft } from '@within-reach/shared-core/forms'
import { Button, DraftNote, Field, TextArea } from '@within-reach/shared-ui'
import { useState } from 'react'
import { type Failed, FailureNotice } from '../frame/failure-notice'
import { CaseClosed } from './case-closed'
import styles from './case.module.css'
import { type CaseReader, writeIn } from './reader'

export interface WriteFormProps {
  /** The id of the case. Each has its own draft. */
  readonly id: number
  /** Whether the case takes messages. What was typed before it was closed stays. */
  readonly isOpen: boolean
  readonly reader: CaseReader
  readonly refetch: () => Promise<unknown>
  /** Called when the form is removed with the pressed button, because what was typed in a closed case was discarded. */
  readonly onRemoved: () => void
}

/** The box for a message to the agent. */
export function WriteForm({ id, isOpen, reader, refetch, onRemoved }: WriteFormProps) {
  const { t } = useLingui()
  const [failure, setFailure] = useState<Failed>()
  const { form, register, errorOf, ready, busy, onSubmit } = useContractForm<{ text: string }>({
    fields: { text: writeInMyCase.request.entries.text },
    defaults: { text: '' },
    submit: async ({ text }, { reset }) => {
      setFailure(undefined)
      const outcome = await writeIn(reader, text)
      if (isStoredBefore(outcome)) void refetch()
      if (outcome.kind !== 'ok') return setFailure(outcome)
      draft.discard()
      reset()
      await refetch()
    },
  })
  const draft = useDraft(form, `case:${id}`)
  if (!isOpen && !form.formState.isDirty) return null
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <DraftNote shown={isOpen && draft.restored} discardLabel={t`Discard`} onDiscard={draft.startOver}>
        <Trans>We kept your draft.</Trans>
      </DraftNote>
      <Field label={t`Write to your agent`} error={errorOf('text')}>
        <TextArea rows={4} maxLength={limits.caseText} {...register('text')} />
      </Field>
      {!isOpen || failure?.kind === 'closed' ? <CaseClosed /> : <FailureNotice failure={failure} />}
      {isOpen ? (
        <Button type="submit" ready={ready} busy={busy}>
          <Trans>Send</Trans>
        </Button>
      ) : (
        <Button
          variant="secondary"
          onClick={() => {
            draft.startOver()
            onRemoved()
          }}
        >
          <Trans>Discard</Trans>
        </Button>
      )}
    </form>
  )
}

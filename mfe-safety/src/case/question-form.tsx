import { Trans, useLingui } from '@lingui/react/macro'
import { limits, type Offer, writeInMyCase } from '@within-reach/contract'
import { isStoredBefore } from '@within-reach/shared-core'
import { useContractForm, useDraft } from '@within-reach/shared-core/forms'
import { Button, Field, TextArea } from '@within-reach/shared-ui'
import { useEffect, useState } from 'react'
import { type Failed, FailureNotice } from '../frame/failure-notice'
import { CaseClosed } from './case-closed'
import styles from './offers.module.css'
import { answerOffer, type CaseReader } from './reader'

export interface QuestionFormProps {
  readonly offer: Offer
  /** Whether the case takes questions. What was typed before it was closed stays. */
  readonly isOpen: boolean
  readonly reader: CaseReader
  readonly refetch: () => Promise<unknown>
  /** The question is sent or given up. */
  readonly onClose: () => void
}

/** A question about an offered home. */
export function QuestionForm({
  offer: { offer_idx: id, title },
  isOpen,
  reader,
  refetch,
  onClose,
}: QuestionFormProps) {
  const { t } = useLingui()
  const [failure, setFailure] = useState<Failed>()
  const { form, register, errorOf, ready, busy, onSubmit } = useContractForm<{ text: string }>({
    // A question needs a text, as a message does.
    fields: { text: writeInMyCase.request.entries.text },
    defaults: { text: '' },
    submit: async ({ text }) => {
      setFailure(undefined)
      const outcome = await answerOffer(reader, id, 'question', text)
      if (isStoredBefore(outcome)) void refetch()
      if (outcome.kind !== 'ok') return setFailure(outcome)
      draft.discard()
      await refetch()
      onClose()
    },
  })
  const draft = useDraft(form, `offer:${id}`)
  const giveUp = () => {
    draft.discard()
    onClose()
  }
  const { setFocus } = form
  useEffect(() => setFocus('text'), [setFocus])
  if (!isOpen && !form.formState.isDirty) return null
  return (
    <form className={styles.question} noValidate onSubmit={onSubmit}>
      <Field label={t`Your question about ${title}`} error={errorOf('text')}>
        <TextArea rows={3} maxLength={limits.caseText} {...register('text')} />
      </Field>
      {!isOpen || failure?.kind === 'closed' ? <CaseClosed /> : <FailureNotice failure={failure} />}
      {isOpen ? (
        <Button type="submit" ready={ready} busy={busy}>
          <Trans>Send the question</Trans>
        </Button>
      ) : (
        <Button variant="secondary" onClick={giveUp}>
          <Trans>Discard</Trans>
        </Button>
      )}
    </form>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { limits, type Offer, writeInMyCase } from '@within-reach/contract'
import { useContractForm, useDraft } from '@within-reach/shared-core/forms'
import { Button, Field, TextArea } from '@within-reach/shared-ui'
import { useEffect, useState } from 'react'
import { type Failed, FailureNotice } from '../frame/failure-notice'
import { CaseClosed } from './case-closed'
import styles from './offers.module.css'
import { answerOffer, type CaseReader } from './reader'

export interface QuestionFormProps {
  readonly offer: Offer
  readonly reader: CaseReader
  readonly refetch: () => Promise<unknown>
  readonly onSent: () => void
}

/** A question about an offered home. */
export function QuestionForm({
  offer: { offer_idx: id, title },
  reader,
  refetch,
  onSent,
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
      if (outcome.kind !== 'ok') return setFailure(outcome)
      draft.discard()
      await refetch()
      onSent()
    },
  })
  const draft = useDraft(form, `offer:${id}`)
  const { setFocus } = form
  useEffect(() => setFocus('text'), [setFocus])
  return (
    <form className={styles.question} noValidate onSubmit={onSubmit}>
      <Field label={t`Your question about ${title}`} error={errorOf('text')}>
        <TextArea rows={3} maxLength={limits.caseText} {...register('text')} />
      </Field>
      {failure?.kind === 'closed' ? <CaseClosed /> : <FailureNotice failure={failure} />}
      <Button type="submit" ready={ready} busy={busy}>
        <Trans>Send the question</Trans>
      </Button>
    </form>
  )
}

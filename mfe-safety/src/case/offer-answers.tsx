import { Trans, useLingui } from '@lingui/react/macro'
import type { Offer, OfferAnswer } from '@within-reach/contract'
import { Button } from '@within-reach/shared-ui'
import { useRef, useState } from 'react'
import { type Failed, FailureNotice } from '../frame/failure-notice'
import { CaseClosed } from './case-closed'
import styles from './offers.module.css'
import { QuestionForm } from './question-form'
import { answerOffer, type CaseReader } from './reader'
import { offerId } from './show-offer'

export interface OfferAnswersProps {
  readonly offer: Offer
  /** Whether the case takes answers. A question that was typed before it was closed stays. */
  readonly isOpen: boolean
  readonly reader: CaseReader
  readonly refetch: () => Promise<unknown>
}

/** Yes, no, or a question about an offered home. An answer can be changed. */
export function OfferAnswers({ offer, isOpen, reader, refetch }: OfferAnswersProps) {
  const { t } = useLingui()
  const { offer_idx: id, title, answer } = offer
  const [sending, setSending] = useState<OfferAnswer>()
  const [asking, setAsking] = useState(false)
  const askButton = useRef<HTMLButtonElement>(null)
  const [failure, setFailure] = useState<Failed>()
  const give = async (next: OfferAnswer) => {
    // The agent is mailed each answer.
    if (sending || next === answer) return
    setSending(next)
    setFailure(undefined)
    const outcome = await answerOffer(reader, id, next)
    if (outcome.kind === 'ok') await refetch()
    else setFailure(outcome)
    setSending(undefined)
  }
  const closeQuestion = () => {
    setAsking(false)
    // The pressed button is removed with the form. A closed case has no buttons.
    const next = askButton.current ?? document.getElementById(offerId(id))
    next?.focus({ preventScroll: true })
  }
  return (
    <>
      {isOpen && (
        <>
          <div className={styles.answers} role="group" aria-label={t`Your answer to ${title}`}>
            <Button
              variant={answer === 'yes' ? 'primary' : 'secondary'}
              busy={sending === 'yes'}
              aria-pressed={answer === 'yes'}
              onClick={() => void give('yes')}
            >
              <Trans>I am interested</Trans>
            </Button>
            <Button
              variant={answer === 'no' ? 'primary' : 'secondary'}
              busy={sending === 'no'}
              aria-pressed={answer === 'no'}
              onClick={() => void give('no')}
            >
              <Trans>Not for me</Trans>
            </Button>
            <Button ref={askButton} variant="quiet" aria-expanded={asking} onClick={() => setAsking(!asking)}>
              <Trans>Ask a question</Trans>
            </Button>
          </div>
          {failure?.kind === 'closed' ? <CaseClosed /> : <FailureNotice failure={failure} />}
        </>
      )}
      {asking && (
        <QuestionForm
          offer={offer}
          isOpen={isOpen}
          reader={reader}
          refetch={refetch}
          onClose={closeQuestion}
        />
      )}
    </>
  )
}

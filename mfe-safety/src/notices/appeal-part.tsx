import { Trans, useLingui } from '@lingui/react/macro'
import type { Notice } from '@within-reach/contract'
import { Time, useFormats } from '@within-reach/shared-core/react'
import { Button, Notice as Line } from '@within-reach/shared-ui'
import { useEffect, useRef, useState } from 'react'
import { Quote } from '../frame/quote'
import { AppealForm, type SendAppeal } from './appeal-form'
import styles from './notices.module.css'

export interface AppealPartProps {
  readonly notice: Notice
  readonly sendAppeal: SendAppeal
  readonly refetch: () => Promise<unknown>
}

/** The appeal against a decision: its state, or the form for one. */
export function AppealPart({ notice, sendAppeal, refetch }: AppealPartProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const [isOpen, setIsOpen] = useState(false)
  const { decision_idx: id, appeal, appealUntil, reversed } = notice
  const sent = useRef<HTMLElement>(null)
  const isSentHere = isOpen && appeal !== null
  // The form that had the focus was removed, or its button.
  useEffect(() => {
    if (isSentHere) sent.current?.focus()
  }, [isSentHere])
  // It stays mounted when the appeal arrives, because it may have other words, which another tab did not send.
  const form = isOpen && (
    <AppealForm
      key="form"
      id={id}
      stored={appeal?.words}
      sendAppeal={sendAppeal}
      refetch={refetch}
      onDiscarded={() => sent.current?.focus()}
    />
  )
  if (appeal)
    return (
      <>
        <section ref={sent} tabIndex={-1} className={styles.appeal} aria-label={t`Your appeal`}>
          <h3>
            <Trans>Your appeal</Trans>
          </h3>
          <Quote>{appeal.words}</Quote>
          {appeal.state === 'open' && (
            <p className={styles.line}>
              <Trans>
                Sent <Time iso={appeal.ca} />. Another moderator has not decided yet.
              </Trans>
            </p>
          )}
          {appeal.state === 'upheld' && (
            <Line tone="success">
              {/* Whoever judges an appeal answers it. */}
              {appeal.answer === '' ? (
                <Trans>The decision was reversed before anybody had to judge your appeal.</Trans>
              ) : (
                <Trans>Another moderator agreed with you. The decision was reversed.</Trans>
              )}
            </Line>
          )}
          {appeal.state === 'dismissed' && (
            <Line tone="info">
              {reversed === null ? (
                <Trans>Another moderator looked at the decision again and dismissed your appeal.</Trans>
              ) : (
                <Trans>
                  Another moderator looked at the decision again and dismissed your appeal. The decision was
                  reversed later.
                </Trans>
              )}
            </Line>
          )}
          {appeal.answer !== '' && (
            <>
              <h4>
                <Trans>The answer</Trans>
              </h4>
              <p className={styles.answer}>{appeal.answer}</p>
            </>
          )}
        </section>
        {form}
      </>
    )
  if (reversed !== null) return null
  if (appealUntil === null)
    return (
      <p className={styles.line}>
        <Trans>The time for an appeal is over.</Trans>
      </p>
    )
  const time = formats.full(appealUntil)
  if (isOpen) return <>{form}</>
  return (
    <div className={styles.offer}>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        <Trans>Appeal</Trans>
      </Button>
      <span>
        <Trans>You can appeal once, until {time}.</Trans>
      </span>
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Link, Time } from '@within-reach/shared-core/react'
import { Badge, Card, Notice } from '@within-reach/shared-ui'
import { reviewAddress } from '../addresses'
import { useNames } from '../texts/use-names'
import { AnswerForm, type AnswerFormProps } from './answer-form'
import styles from './appeals.module.css'

/** One appeal: the decision, the text that it is about, what its author says, and the answer. */
export function AppealCard({ row, ...shown }: AnswerFormProps) {
  const { t } = useLingui()
  const names = useNames()
  const { words, ca, state, answer, decision, text, otherTexts = [], mayDecide, ownReport } = row
  const { action, reason, author, by, note, review_idx: review } = decision
  return (
    <li>
      <Card className={styles.appeal}>
        <p className={styles.marks}>
          <Badge tone="caution">{names.done(action)}</Badge>
          <Badge>{names.reason(reason)}</Badge>
          {state === 'upheld' && <Badge tone="accent">{t`Appeal upheld`}</Badge>}
          {state === 'dismissed' && <Badge>{t`Appeal dismissed`}</Badge>}
          {state === 'dismissed' && decision.reversed !== null && (
            <Badge tone="accent">{t`Decision reversed`}</Badge>
          )}
        </p>
        <h2>
          <Link to={reviewAddress(review)}>
            <Trans>Appeal of {author}</Trans>
          </Link>
        </h2>
        <p className={styles.facts}>
          <Trans>
            decided by {by}; appealed <Time iso={ca} />
          </Trans>
        </p>
        <div className={styles.sides}>
          <div>
            <h3>{otherTexts.length === 0 ? <Trans>The text</Trans> : <Trans>The texts</Trans>}</h3>
            <p className={styles.words}>{text}</p>
            {otherTexts.map((other) => (
              <p key={`${other.kind} ${other.id}`} className={styles.words}>
                {other.text}
              </p>
            ))}
            {note !== '' && (
              <p className={styles.facts}>
                <Trans>Note of the moderator: {note}</Trans>
              </p>
            )}
          </div>
          <div>
            <h3>
              <Trans>The appeal</Trans>
            </h3>
            <p className={styles.words}>{words}</p>
          </div>
        </div>
        {state !== 'open' && answer !== '' && (
          <p className={styles.words}>
            <Trans>Answer: {answer}</Trans>
          </p>
        )}
        {state === 'open' && mayDecide && <AnswerForm row={row} {...shown} />}
        {state === 'open' && !mayDecide && (
          <Notice tone="info">
            {ownReport ? (
              <Trans>You reported this yourself, so another moderator decides about the appeal.</Trans>
            ) : (
              <Trans>You made this decision yourself, so another moderator decides about the appeal.</Trans>
            )}
          </Notice>
        )}
      </Card>
    </li>
  )
}

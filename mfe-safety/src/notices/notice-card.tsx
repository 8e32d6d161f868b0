import { Trans, useLingui } from '@lingui/react/macro'
import type { Notice } from '@within-reach/contract'
import { Time, useFormats } from '@within-reach/shared-core/react'
import { Badge, Card } from '@within-reach/shared-ui'
import { useState } from 'react'
import { Quote } from '../frame/quote'
import { reasonTexts } from '../names/reasons'
import { actionText, consequenceOf } from './action-texts'
import type { SendAppeal } from './appeal-form'
import { AppealPart } from './appeal-part'
import styles from './notices.module.css'

export interface NoticeCardProps {
  readonly notice: Notice
  readonly sendAppeal: SendAppeal
  readonly refetch: () => Promise<unknown>
}

/** One decision: what, about which text, why, until when, and the appeal. */
export function NoticeCard({ notice, sendAppeal, refetch }: NoticeCardProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const { action, reason, note, text, otherTexts = [], ca, until, reversed } = notice
  const [now] = useState(Date.now)
  const isOver = until !== null && new Date(until).getTime() <= now
  const inForce = reversed === null && !isOver
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{t(actionText(notice, inForce))}</h2>
        {reversed !== null && (
          <Badge tone="accent">
            <Trans>Reversed</Trans>
          </Badge>
        )}
      </div>
      <p className={styles.line}>
        {reversed !== null ? (
          <Trans>
            This decision was reversed <Time iso={reversed} />. It no longer applies.
          </Trans>
        ) : isOver ? (
          <Trans>This is over, and no longer applies.</Trans>
        ) : (
          t(consequenceOf(notice))
        )}
      </p>
      <dl className={styles.facts}>
        {action !== 'dismiss' && (
          <div>
            <dt>
              <Trans>Reason</Trans>
            </dt>
            <dd>
              <strong>{t(reasonTexts[reason].name)}</strong>: {t(reasonTexts[reason].meaning)}
            </dd>
          </div>
        )}
        {note !== '' && (
          <div>
            <dt>
              <Trans>From the moderator</Trans>
            </dt>
            <dd>{note}</dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Decided</Trans>
          </dt>
          <dd>
            <Time iso={ca} />
          </dd>
        </div>
        {until !== null && (
          <div>
            <dt>
              <Trans>Until</Trans>
            </dt>
            <dd>{formats.full(until)}</dd>
          </div>
        )}
      </dl>
      <details className={styles.text}>
        <summary>
          <Trans>What you wrote</Trans>
        </summary>
        <Quote>{text}</Quote>
        {otherTexts.map((other) => (
          <Quote key={`${other.kind} ${other.id}`}>{other.text}</Quote>
        ))}
      </details>
      <AppealPart notice={notice} sendAppeal={sendAppeal} refetch={refetch} />
    </Card>
  )
}

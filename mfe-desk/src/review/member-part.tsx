import { Trans, useLingui } from '@lingui/react/macro'
import type { MemberRecord } from '@within-reach/contract'
import { Time, useFormats } from '@within-reach/shared-core/react'
import { useNames } from '../texts/use-names'
import { ReviewPart } from './review-part'
import styles from './review.module.css'

export interface MemberPartProps {
  readonly member: MemberRecord
}

/** What is known of the author: since when a member, what they wrote, and earlier decisions. Nothing of a former member. */
export function MemberPart({ member }: MemberPartProps) {
  const { nick, former } = member
  return (
    <ReviewPart title={<Trans>About {nick}</Trans>}>
      {former ? (
        <p className={styles.quiet}>
          <Trans>The author deleted the account. What else they wrote is not known any more.</Trans>
        </p>
      ) : (
        <Facts member={member} />
      )}
    </ReviewPart>
  )
}

function Facts({ member }: MemberPartProps) {
  const { t } = useLingui()
  const names = useNames()
  const { day } = useFormats()
  const { since, posts, comments, messages, reportsActed, reportsKept, decisions } = member
  const facts = [
    { label: t`Member since`, value: day(since) },
    { label: t`Posts`, value: posts },
    { label: t`Comments`, value: comments },
    { label: t`Messages`, value: messages },
    {
      label: t`Own reports, of which some led to a decision`,
      value: `${reportsActed} / ${reportsActed + reportsKept}`,
    },
  ]
  return (
    <>
      <dl className={styles.record}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {decisions.length === 0 ? (
        <p className={styles.quiet}>
          <Trans>No earlier decision.</Trans>
        </p>
      ) : (
        <ul className={styles.lines}>
          {decisions.map(({ decision_idx: idx, action, reason, ca, reversed }) => (
            <li key={idx}>
              <p className={styles.who}>
                <strong>{names.done(action)}</strong>
                <span>{names.reason(reason)}</span>
                <Time iso={ca} />
                {reversed && <span>{t`reversed`}</span>}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

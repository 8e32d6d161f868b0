import { Plural, Trans } from '@lingui/react/macro'
import type { Review } from '@within-reach/contract'
import { Time } from '@within-reach/shared-core/react'
import { useNames } from '../texts/use-names'
import { ReviewPart } from './review-part'
import styles from './review.module.css'

/** Every report, with how reliable its author's earlier reports were, unless the author has left. */
export function Reports({ reports }: Pick<Review, 'reports'>) {
  const names = useNames()
  if (reports.length === 0) return null
  return (
    <ReviewPart title={<Plural value={reports.length} one="# report" other="# reports" />}>
      <ul className={styles.lines}>
        {reports.map(({ report_idx: idx, reason, words, ca, by }) => (
          <li key={idx}>
            <p className={styles.who}>
              <strong>{names.reason(reason)}</strong>
              <span>{by.nick}</span>
              <Time iso={ca} />
            </p>
            {words !== '' && <p className={styles.words}>{words}</p>}
            <p className={styles.quiet}>
              {!by.former && <Reliability acted={by.reportsActed} kept={by.reportsKept} />}
            </p>
          </li>
        ))}
      </ul>
    </ReviewPart>
  )
}

interface ReliabilityProps {
  readonly acted: number
  readonly kept: number
}

function Reliability({ acted, kept }: ReliabilityProps) {
  const all = acted + kept
  if (all === 0) return <Trans>The first report of this member</Trans>
  return (
    <Trans>
      {acted} of {all} earlier reports led to a decision
    </Trans>
  )
}

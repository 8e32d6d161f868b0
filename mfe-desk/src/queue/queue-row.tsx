import { Trans } from '@lingui/react/macro'
import type { ReviewRow } from '@within-reach/contract'
import { Link, Time } from '@within-reach/shared-core/react'
import { Badge } from '@within-reach/shared-ui'
import { reviewAddress } from '../addresses'
import { Excerpt } from './excerpt'
import { Reasons } from './reasons'
import styles from './queue.module.css'
import { Subject } from './subject'

/** One review in the queue: what it is about, why, since when, and who opened it. The whole row opens it. */
export function QueueRow({ row }: { readonly row: ReviewRow }) {
  const { review_idx: idx, author, excerpt, reasons, source, urgency, ca, state } = row
  const urgencyShown = Math.round(urgency)
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Badge>
          <Subject of={row} />
        </Badge>
        <Reasons reasons={reasons} />
        {source === 'rules' && (
          <Badge tone="accent">
            <Trans>Found by the rules</Trans>
          </Badge>
        )}
      </div>
      <Link to={reviewAddress(idx)} className={styles.excerpt} data-row>
        <Excerpt text={excerpt} />
      </Link>
      <p className={styles.facts}>
        <span>{author}</span>
        <span>
          <Trans>urgency {urgencyShown}</Trans>
        </span>
        <span>
          {state === 'open' ? (
            <Trans>
              opened <Time iso={ca} />
            </Trans>
          ) : (
            <Time iso={ca} />
          )}
        </span>
      </p>
    </li>
  )
}

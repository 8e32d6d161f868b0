import { Trans } from '@lingui/react/macro'
import type { ModerationEvent } from '@within-reach/contract'
import { Link, Time } from '@within-reach/shared-core/react'
import { Badge } from '@within-reach/shared-ui'
import { reviewAddress } from '../addresses'
import { useNames } from '../texts/use-names'
import styles from './history.module.css'
import { useEventText } from './use-event-text'

/** One entry of the history: what, about what, who and when. */
export function HistoryLine({ event }: { readonly event: ModerationEvent }) {
  const names = useNames()
  const eventText = useEventText()
  const { by, about, action, reason, kind, words, review_idx: review, ca } = event
  return (
    <li className={styles.event}>
      <p className={styles.what}>
        <strong>{eventText(event)}</strong>
        {kind && <Badge>{names.kind(kind)}</Badge>}
        {action && reason && <Badge tone="caution">{names.reason(reason)}</Badge>}
      </p>
      <p className={styles.about}>{words === '' && action ? null : words === '' ? about : words}</p>
      <p className={styles.facts}>
        {by} · <Time iso={ca} />
        {review !== null && (
          <>
            {' · '}
            <Link to={reviewAddress(review)}>
              <Trans>Review</Trans>
            </Link>
          </>
        )}
      </p>
    </li>
  )
}

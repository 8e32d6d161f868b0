import { Trans, useLingui } from '@lingui/react/macro'
import { formerActor, type ModerationEvent } from '@within-reach/contract'
import { Link, Time } from '@within-reach/shared-core/react'
import { Badge } from '@within-reach/shared-ui'
import { reviewAddress } from '../addresses'
import { useGranterName } from '../staff/use-granter-name'
import { useNames } from '../texts/use-names'
import styles from './history.module.css'
import { useEventText } from './use-event-text'

/** One entry of the history: what, about what, who and when. */
export function HistoryLine({ event }: { readonly event: ModerationEvent }) {
  const { t } = useLingui()
  const names = useNames()
  const eventText = useEventText()
  const granterName = useGranterName()
  const { what, by, about, author, action, reason, kind, words, review_idx: review, ca } = event
  // It names members and reviews by their numbers, in English. The rest of the line says the same.
  const isToldElsewhere = action !== null || what === 'appealed' || what === 'merged' || Boolean(event.role)
  const isByAuthor = what === 'appealed' && author !== null
  // A nick can be any name. Only roles are granted with a token.
  const name = what === 'staff' ? granterName(by) : by
  const actor = by === formerActor ? t`A former member` : name
  return (
    <li className={styles.event}>
      <p className={styles.what}>
        <strong>{eventText(event)}</strong>
        {kind && <Badge>{names.kind(kind)}</Badge>}
        {action && reason && <Badge tone="caution">{names.reason(reason)}</Badge>}
      </p>
      <p className={styles.about}>{words === '' && !isToldElsewhere ? about : words}</p>
      <p className={styles.facts}>
        {isByAuthor ? author : actor} · <Time iso={ca} />
        {review !== null && (
          <>
            {' · '}
            <Link to={reviewAddress(review)}>
              <Trans>Review</Trans>
            </Link>
          </>
        )}
        {author !== null && !isByAuthor && what !== 'staff' && (
          <>
            {' · '}
            <Trans>about {author}</Trans>
          </>
        )}
      </p>
    </li>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import {
  type AnyOutcome,
  mergeReviews,
  type Review,
  review,
  type ReviewRow,
  reviews,
} from '@within-reach/contract'
import { invalidate, Link, Time, useRemote } from '@within-reach/shared-core/react'
import { Badge, Button, Notice } from '@within-reach/shared-ui'
import type { ReactNode } from 'react'
import { reviewAddress } from '../addresses'
import { useDesk } from '../desk-context'
import { Excerpt } from '../queue/excerpt'
import { Reasons } from '../queue/reasons'
import { useSending } from '../sending/use-sending'
import { ReviewPart } from './review-part'
import styles from './review.module.css'

/** Other reviews of the same content or author. An open one can take over the reports of this one. */
export function Earlier({ one }: { readonly one: Review }) {
  const { t } = useLingui()
  const { navigate } = useRemote()
  const { confirm } = useDesk()
  const { busy, failure, send } = useSending(({ kind }: AnyOutcome) =>
    kind === 'otherAuthor' ? t`The other review is about another member. Nothing was changed.` : undefined,
  )
  const { review_idx: idx, earlier, state } = one
  if (earlier.length === 0) return null
  const merge = async (into: number) => {
    const outcome = await send(mergeReviews, { idx, into })
    if (outcome?.kind !== 'ok') return
    confirm(t`Merged. The reports are all here now.`)
    navigate(reviewAddress(into), { replace: true })
    await invalidate(reviews, review)
  }
  return (
    <ReviewPart title={<Trans>Other reviews</Trans>}>
      <ul className={styles.lines}>
        {earlier.map((row) => (
          <EarlierLine key={row.review_idx} row={row}>
            {state === 'open' && row.state === 'open' && (
              <Button variant="quiet" busy={busy} onClick={() => void merge(row.review_idx)}>
                <Trans>Merge this one into it</Trans>
              </Button>
            )}
          </EarlierLine>
        ))}
      </ul>
      {failure && <Notice tone="error">{failure}</Notice>}
    </ReviewPart>
  )
}

interface EarlierLineProps {
  readonly row: ReviewRow
  readonly children: ReactNode
}

function EarlierLine({ row, children }: EarlierLineProps) {
  const { t } = useLingui()
  const { review_idx: idx, excerpt, reasons, state, ca } = row
  return (
    <li>
      <p className={styles.marks}>
        <Reasons reasons={reasons} />
        <Badge>{state === 'open' ? t`Open` : t`Decided`}</Badge>
      </p>
      <Link to={reviewAddress(idx)}>
        <Excerpt text={excerpt} />
      </Link>
      <p className={styles.quiet}>
        <Time iso={ca} />
      </p>
      {children}
    </li>
  )
}

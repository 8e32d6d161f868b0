import { review, reviews } from '@within-reach/contract'
import { useCall, useRemote } from '@within-reach/shared-core/react'
import { addresses, reviewAddress } from '../addresses'
import { queueInterval } from '../queue/interval'

/** The open reviews around the one on display. */
export interface Queue {
  /** How many others wait. Undefined while it is unknown. */
  readonly waiting: number | undefined
  /** Opens the most urgent other review, or the queue if there is none. */
  openNext(): void
  /** Opens the review before or after this one in the queue. Does nothing at its ends. */
  step(by: 1 | -1): void
}

/**
 * The queue around a review. It follows the service, and reads the next review ahead, so that it opens at once.
 * @param idx the review on display
 * @param isOpen whether it waits itself, perhaps beyond the first page of the queue
 */
export function useQueue(idx: number, isOpen: boolean): Queue {
  const { navigate } = useRemote()
  const { data: rows, meta } = useCall(reviews, { state: 'open' }, { every: queueInterval })
  const others = rows?.filter(({ review_idx: other }) => other !== idx) ?? []
  const next = others[0]?.review_idx
  useCall(review, next === undefined ? undefined : { idx: next })
  const isFirstPage = meta === undefined || meta.pages === 1
  const isWaiting = rows?.some(({ review_idx: other }) => other === idx) === true || (isOpen && !isFirstPage)
  return {
    waiting: meta && meta.total - (isWaiting ? 1 : 0),
    openNext: () => navigate(next === undefined ? addresses.overview : reviewAddress(next)),
    step(by) {
      const at = rows?.findIndex(({ review_idx: other }) => other === idx) ?? -1
      const to = at === -1 ? rows?.[0] : rows?.[at + by]
      if (to) navigate(reviewAddress(to.review_idx))
    },
  }
}

import type { When } from '@within-reach/contract'
import type { PrerenderedTemplate } from '../pages/define-page'

const answered = 'own.answered'
const count = 'own.count'

/** An empty list, one with rows, and a read without an answer. The last two look alike. */
const states: readonly When[] = [
  { [answered]: true, [count]: 0 },
  { [answered]: true, [count]: true },
  { [answered]: null, [count]: 0 },
]

/**
 * The first page of a member's own list, without its rows: it says that there are none, or has a skeleton in their place. Most members
 * have no such rows, and the largest text of the page is its introduction.
 * @param path the private read that returns the rows
 * @param empty the body of its answer without rows
 */
export const ownList = (path: string, empty: unknown): PrerenderedTemplate => ({
  only: { member: true, 'query.page': null },
  query: () => '',
  reads: [],
  slots: {},
  aspects: [states],
  lists: { own: { path, kinds: [] } },
  answers: (state) => (state[answered] && state[count] === 0 ? [{ path, fields: {}, answer: empty }] : []),
})

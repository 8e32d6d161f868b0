import { accountDeletion, successAnswer, type When } from '@within-reach/contract'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { samePage } from '@within-reach/shared-core/prerender'

/** No deletion is due, one is due, and a read without an answer. The last two look alike. */
const states: readonly When[] = [
  { 'deletion.answered': true, due: null },
  { 'deletion.answered': true, due: true },
  { 'deletion.answered': null, due: null },
]

/** The archive and the deletion of an account. Where a deletion is due, what it says of it is a skeleton. */
export const ownData: PrerenderedTemplate = {
  ...samePage,
  only: { member: true },
  optionalReads: [accountDeletion.path],
  aspects: [states],
  lists: { deletion: { path: accountDeletion.path, kinds: [] } },
  answers: ({ 'deletion.answered': answered, due }) =>
    answered && due === null
      ? [{ path: accountDeletion.path, fields: {}, answer: successAnswer(accountDeletion, { due: null }) }]
      : [],
}

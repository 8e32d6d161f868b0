import { savedSearches, successAnswer } from '@within-reach/contract'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { ownList } from '@within-reach/shared-core/prerender'
import { searchAspects, searches, searchSlots } from './search-looks'

const { path } = savedSearches
const empty = ownList(path, successAnswer(savedSearches, []))

/** The saved searches of a member, with its rows. */
export const ownSearches: PrerenderedTemplate = {
  ...empty,
  slots: searchSlots,
  lists: { own: { path, kinds: [], aspects: searchAspects } },
  answers: (state) =>
    state['own.count'] === true
      ? [{ path, fields: {}, answer: successAnswer(savedSearches, searches) }]
      : empty.answers(state),
}

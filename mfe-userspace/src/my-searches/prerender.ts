import { savedSearches, successAnswer } from '@within-reach/contract'
import { ownList } from '@within-reach/shared-core/prerender'

/** The saved searches of a member. */
export const ownSearches = ownList(savedSearches.path, successAnswer(savedSearches, []))

import { myCases, successAnswer } from '@within-reach/contract'
import { ownList } from '@within-reach/shared-core/prerender'

/** The inquiries of a member. */
export const ownCases = ownList(myCases.path, successAnswer(myCases, [], { total: 0, page: 1, pages: 1 }))

import { myReports, successAnswer } from '@within-reach/contract'
import { ownList } from '@within-reach/shared-core/prerender'

/** The reports of a member. */
export const ownReports = ownList(
  myReports.path,
  successAnswer(myReports, [], { total: 0, page: 1, pages: 1 }),
)

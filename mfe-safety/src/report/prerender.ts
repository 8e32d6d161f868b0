import { myReports, successAnswer } from '@within-reach/contract'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { ownList } from '@within-reach/shared-core/prerender'
import { aboutAspect, aboutQuery, aboutSlots } from '../names/prerender'

const reports = ownList(myReports.path, successAnswer(myReports, [], { total: 0, page: 1, pages: 1 }))

/** The reasons to choose from. Below earlier reports, of which one may be of the same, the form is a skeleton. */
export const reportForm: PrerenderedTemplate = {
  ...reports,
  only: { member: true },
  query: aboutQuery,
  slots: aboutSlots,
  aspects: [
    aboutAspect.flatMap((about) =>
      ([null, 'author'] as const).flatMap((target) =>
        (reports.aspects[0] ?? []).map((state) => ({ ...about, 'query.target': target, ...state })),
      ),
    ),
  ],
}

import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { ownReports } from '../my-reports/prerender'
import { aboutAspect, aboutQuery, aboutSlots } from '../names/prerender'

/** The reasons to choose from. Below earlier reports, of which one may be of the same, the form is a skeleton. */
export const reportForm: PrerenderedTemplate = {
  ...ownReports,
  only: { member: true },
  query: aboutQuery,
  slots: aboutSlots,
  aspects: [
    aboutAspect.flatMap((about) =>
      ([null, 'author'] as const).flatMap((target) =>
        (ownReports.aspects[0] ?? []).map((state) => ({ ...about, 'query.target': target, ...state })),
      ),
    ),
  ],
}

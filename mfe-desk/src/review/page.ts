import { myRoles } from '@within-reach/contract'
import { redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** One review with its whole context (/desk/review). */
export const review = definePage({
  path: '/desk/review',
  title: { en: 'Review', ko: '신고 검토', zh: '审核', vi: 'Xem xét' },
  unlisted: true,
  privateReads: [{ path: myRoles.path, fields: {}, query: [] }],
  redirects: redirects.membersOnly,
  lazy: () => import('./review-page'),
  prerender: { skeleton: 'It shows private work to staff only.' },
})

import { myRoles } from '@within-reach/contract'
import { redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** The appeals against decisions (/desk/appeals). */
export const appeals = definePage({
  path: '/desk/appeals',
  title: { en: 'Appeals', ko: '이의 제기', zh: '申诉', vi: 'Khiếu nại' },
  unlisted: true,
  privateReads: [{ path: myRoles.path, fields: {}, query: [] }],
  redirects: redirects.membersOnly,
  lazy: () => import('./appeals-page'),
  prerender: { skeleton: 'It shows private work to staff only.' },
})

import { myRoles } from '@within-reach/contract'
import { redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** What moderators did (/desk/history). */
export const history = definePage({
  path: '/desk/history',
  title: { en: 'History of decisions', ko: '결정 기록', zh: '决定的历史记录', vi: 'Lịch sử quyết định' },
  unlisted: true,
  privateReads: [{ path: myRoles.path, fields: {}, query: [] }],
  redirects: redirects.membersOnly,
  lazy: () => import('./history-page'),
  prerender: { skeleton: 'It shows private work to staff only.' },
})

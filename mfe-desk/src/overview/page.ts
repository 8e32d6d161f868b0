import { myRoles } from '@within-reach/contract'
import { redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** What waits for a moderator, an agent, or both (/desk). */
export const overview = definePage({
  path: '/desk',
  title: { en: 'Desk', ko: '업무 데스크', zh: '工作台', vi: 'Bàn làm việc' },
  unlisted: true,
  privateReads: [{ path: myRoles.path, fields: {}, query: [] }],
  redirects: redirects.membersOnly,
  lazy: () => import(/* webpackMode: "eager" */ './overview'),
  prerender: { skeleton: 'It shows private work to staff only.' },
})

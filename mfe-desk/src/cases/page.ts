import { myRoles } from '@within-reach/contract'
import { redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** The inquiries of the agents (/desk/cases). */
export const cases = definePage({
  path: '/desk/cases',
  title: { en: 'Cases', ko: '문의 목록', zh: '个案', vi: 'Hồ sơ' },
  unlisted: true,
  privateReads: [{ path: myRoles.path, fields: {}, query: [] }],
  redirects: redirects.membersOnly,
  lazy: () => import('./cases-page'),
  prerender: { skeleton: 'It shows private work to staff only.' },
})

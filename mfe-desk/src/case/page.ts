import { myRoles } from '@within-reach/contract'
import { redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** One inquiry with its thread and offers (/desk/case). */
export const oneCase = definePage({
  path: '/desk/case',
  title: { en: 'Case', ko: '문의', zh: '个案', vi: 'Hồ sơ' },
  unlisted: true,
  privateReads: [{ path: myRoles.path, fields: {}, query: [] }],
  redirects: redirects.membersOnly,
  lazy: () => import('./case-page'),
  prerender: { skeleton: 'It shows private work to staff only.' },
})

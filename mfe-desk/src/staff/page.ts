import { myRoles } from '@within-reach/contract'
import { redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** Who has which role (/desk/staff). */
export const staff = definePage({
  path: '/desk/staff',
  title: { en: 'Staff', ko: '담당자', zh: '工作人员', vi: 'Nhân viên' },
  unlisted: true,
  audience: 'operators',
  privateReads: [{ path: myRoles.path, fields: {}, query: [] }],
  redirects: redirects.membersOnly,
  lazy: () => import('./staff-page'),
  prerender: { skeleton: 'It shows roles to operators only.' },
})

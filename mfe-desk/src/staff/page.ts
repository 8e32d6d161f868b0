import { myRoles } from '@within-reach/contract'
import { redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** Who has which role (/desk/staff). */
export const staff = definePage({
  path: '/desk/staff',
  title: { en: 'Staff', ko: '담당자', zh: '工作人员', vi: 'Nhân viên' },
  description: {
    en: 'Who has which role.',
    ko: '누가 어떤 역할을 맡고 있는지 봅니다.',
    zh: '谁担任什么角色。',
    vi: 'Ai giữ vai trò nào.',
  },
  unlisted: true,
  audience: 'operators',
  privateReads: [{ path: myRoles.path, fields: {}, query: [] }],
  redirects: redirects.membersOnly,
  lazy: () => import('./staff-page'),
  prerender: { skeleton: 'It shows roles to operators only.' },
})

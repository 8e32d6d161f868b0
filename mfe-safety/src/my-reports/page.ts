import { myReports as read } from '@within-reach/contract'
import { redirects, safetyPaths } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** The member's reports with their outcomes (/myreports). */
export const myReports = definePage({
  path: safetyPaths.myReports,
  title: { en: 'My reports', ko: '내 신고', zh: '我的举报', vi: 'Báo cáo của tôi' },
  description: {
    en: 'What became of the things that you reported.',
    ko: '신고하신 내용의 처리 결과를 확인할 수 있습니다.',
    zh: '您举报的内容有了什么结果。',
    vi: 'Kết quả của những gì bạn đã báo cáo.',
  },
  unlisted: true,
  privateReads: [{ path: read.path, fields: {}, query: ['page'] }],
  redirects: redirects.membersOnly,
  lazy: () => import('./my-reports'),
  prerender: async () => (await import('./prerender')).ownReports,
})

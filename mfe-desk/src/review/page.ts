import { myRoles } from '@within-reach/contract'
import { redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** One review with its whole context (/desk/review). */
export const review = definePage({
  path: '/desk/review',
  title: { en: 'Review', ko: '신고 검토', zh: '审核', vi: 'Xem xét' },
  description: {
    en: 'One review of reported content, with its whole context.',
    ko: '신고된 내용 한 건을 앞뒤 맥락과 함께 검토합니다.',
    zh: '对一项被举报内容的审核及其完整背景。',
    vi: 'Một lượt xem xét nội dung bị báo cáo, với toàn bộ bối cảnh.',
  },
  unlisted: true,
  privateReads: [{ path: myRoles.path, fields: {}, query: [] }],
  redirects: redirects.membersOnly,
  lazy: () => import('./review-page'),
  prerender: async () => (await import('../frame/prerender')).samePage,
})

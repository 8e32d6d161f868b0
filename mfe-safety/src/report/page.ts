import { myReports } from '@within-reach/contract'
import { redirects, safetyPaths } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** The report of a post, a comment or a message, or of its author (/report). */
export const report = definePage({
  path: safetyPaths.report,
  title: { en: 'Report', ko: '신고', zh: '举报', vi: 'Báo cáo' },
  description: {
    en: 'Report something that breaks the rules. A moderator looks at it, and nobody learns who reported it.',
    ko: '규칙에 어긋나는 글을 신고해 주세요. 운영진이 확인하며, 누가 신고했는지는 알려지지 않습니다.',
    zh: '举报违反规则的内容。版主会查看，没有人会知道是谁举报的。',
    vi: 'Báo cáo nội dung vi phạm quy tắc. Người kiểm duyệt sẽ xem xét, và không ai biết ai đã báo cáo.',
  },
  unlisted: true,
  privateReads: [{ path: myReports.path, fields: {}, query: [] }],
  redirects: redirects.membersOnly,
  lazy: () => import('./report'),
  prerender: async () => (await import('./prerender')).reportForm,
})

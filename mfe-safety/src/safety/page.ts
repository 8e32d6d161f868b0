import { blocks, myRoles } from '@within-reach/contract'
import { safetyPaths } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** Advice against scams for everybody, and a member's blocks, reports and notices (/safety). */
export const safety = definePage({
  path: safetyPaths.safety,
  title: { en: 'Safety', ko: '안전', zh: '安全', vi: 'An toàn' },
  description: {
    en: 'How to recognise scams, and how to report and block people on Within Reach.',
    ko: '사기를 알아보는 방법과 Within Reach에서 신고하고 차단하는 방법을 안내합니다.',
    zh: '如何在 Within Reach 识别诈骗，以及如何举报和屏蔽。',
    vi: 'Cách nhận biết lừa đảo, và cách báo cáo và chặn người dùng trên Within Reach.',
  },
  privateReads: [
    { path: blocks.path, fields: {}, query: [] },
    { path: myRoles.path, fields: {}, query: [] },
  ],
  lazy: () => import(/* webpackMode: "eager" */ './safety'),
  prerender: async () => (await import('./prerender')).safetyPage,
})

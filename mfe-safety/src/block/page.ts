import { redirects, safetyPaths } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** The question whether to block the author of something (/block). */
export const block = definePage({
  path: safetyPaths.block,
  title: { en: 'Block', ko: '차단', zh: '屏蔽', vi: 'Chặn' },
  description: {
    en: 'Block a member: nothing that they write reaches you, and they are not told.',
    ko: '회원을 차단하면 그 회원이 쓴 글과 쪽지가 보이지 않으며, 상대방에게는 알려지지 않습니다.',
    zh: '屏蔽会员：对方发布的任何内容都不会送达您，对方也不会收到通知。',
    vi: 'Chặn một thành viên: bạn không nhận được gì họ viết, và họ không được thông báo.',
  },
  unlisted: true,
  redirects: redirects.membersOnly,
  lazy: () => import('./block'),
  prerender: { skeleton: 'What it asks depends on the content whose author is blocked.' },
})

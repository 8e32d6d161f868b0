import { redirects, safetyPaths } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** The question whether to block the author of something (/block). */
export const block = definePage({
  path: safetyPaths.block,
  title: { en: 'Block', ko: '차단', zh: '屏蔽', vi: 'Chặn' },
  description: {
    en: 'Block a member: you get none of their messages, you do not see their comments, and they are not told.',
    ko: '회원을 차단하면 그 회원의 쪽지와 댓글이 보이지 않으며, 상대방에게는 알려지지 않습니다.',
    zh: '屏蔽会员：您不会收到对方的消息，也看不到对方的评论，对方不会收到通知。',
    vi: 'Chặn một thành viên: bạn không nhận được tin nhắn, không thấy bình luận của họ, và họ không được thông báo.',
  },
  unlisted: true,
  redirects: redirects.membersOnly,
  lazy: () => import('./block'),
  prerender: async () => (await import('./prerender')).blockQuestion,
})

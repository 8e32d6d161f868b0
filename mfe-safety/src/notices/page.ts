import { notices as read } from '@within-reach/contract'
import { redirects, safetyPaths } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/**
 * What moderators decided about the member, with appeals (/notices). A banned member cannot log in, and opens it by the link of a
 * mail, which has one of these parameters, or only a fragment in a mail of before.
 */
export const notices = definePage({
  path: safetyPaths.notices,
  title: { en: 'Decisions about me', ko: '나에 대한 조치', zh: '关于我的决定', vi: 'Quyết định về tôi' },
  description: {
    en: 'What moderators decided about your posts, comments, messages and account, and how to appeal.',
    ko: '회원님의 글, 댓글, 쪽지와 계정에 대한 운영진의 조치와 이의 제기 방법을 확인할 수 있습니다.',
    zh: '版主对您的帖子、评论、消息和账号作出的决定，以及如何申诉。',
    vi: 'Quyết định của người kiểm duyệt về bài đăng, bình luận, tin nhắn và tài khoản của bạn, và cách khiếu nại.',
  },
  unlisted: true,
  privateReads: [{ path: read.path, fields: {}, query: ['page'] }],
  redirects: {
    visitorsWithout: { ...redirects.membersOnly.visitors, query: ['link', 'secret'] },
  },
  lazy: () => import('./notices'),
  prerender: async () => (await import('./prerender')).allNotices,
})

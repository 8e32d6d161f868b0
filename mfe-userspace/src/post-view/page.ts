import { badges, cms, facts, postDetail } from '@within-reach/contract'
import { paths } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** One post with its comments (/view). */
export const view = definePage({
  path: paths.view,
  title: { en: 'Post', ko: '게시글', zh: '帖子', vi: 'Bài đăng' },
  description: {
    en: 'A post from the Within Reach community boards, with its comments.',
    ko: 'Within Reach 커뮤니티 게시판의 글과 댓글입니다.',
    zh: '来自 Within Reach 社区版块的帖子及其评论。',
    vi: 'Một bài đăng trên bảng tin cộng đồng Within Reach, cùng các bình luận.',
  },
  reads: [
    { path: postDetail.path, fields: {}, query: ['id'] },
    { path: cms.path, fields: {}, query: ['id'] },
    { path: facts.path, fields: {}, query: ['id'] },
    { path: badges.path, fields: { kind: 'post' }, query: ['id'] },
  ],
  lazy: () => import('./post-view'),
  prerender: async () => (await import('./prerender')).onePost,
})

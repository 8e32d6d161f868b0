import { definePage } from '@within-reach/shared-core/pages'

/** Ends mails about new posts, by the link in them (/stopmails, with the secret after the #). */
export const stopMails = definePage({
  path: '/stopmails',
  title: { en: 'No more mails', ko: '메일 그만 받기', zh: '停止接收邮件', vi: 'Không nhận thư nữa' },
  description: {
    en: 'End the mails about new posts in saved searches.',
    ko: '저장한 검색의 새 글 메일을 그만 받을 수 있습니다.',
    zh: '停止接收已保存的搜索中新帖子的邮件。',
    vi: 'Ngừng nhận thư về bài đăng mới trong các tìm kiếm đã lưu.',
  },
  unlisted: true,
  lazy: () => import('./stop-mails'),
  prerender: true,
})

import { languageNamed, type Language } from '@within-reach/contract'
import type { Database } from '../platform/database/database'
import type { Outbox } from '../platform/mail/outbox'
import type { Leaver } from './due-queries'

interface Texts {
  readonly subject: string
  readonly deleted: string
  /** Only if posts and comments stay. */
  readonly posts: string
  readonly stays: string
  readonly again: string
}

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    subject: 'Your Within Reach account was deleted',
    deleted:
      'Your account at Within Reach was deleted, as you asked. It remains in backups, which expire by themselves.',
    posts: 'Your posts and comments stay, without your name.',
    stays:
      'Messages that others received from you stay with them, without your name. Reports about you and decisions of moderators are kept for up to a year, also without it.',
    again: 'You can sign up again with this address at any time.',
  },
  ko: {
    subject: 'Within Reach 계정이 삭제되었습니다',
    deleted:
      '요청하신 대로 Within Reach 계정을 삭제했습니다. 백업에는 남아 있으며, 백업도 보관 기간이 지나면 지워집니다.',
    posts: '회원님의 글과 댓글은 이름 없이 남습니다.',
    stays:
      '다른 회원이 받은 쪽지는 이름 없이 그 회원에게 남습니다. 회원님에 대한 신고와 운영진의 결정은 이름 없이 최대 1년 동안 보관합니다.',
    again: '이 이메일로 언제든 다시 가입하실 수 있습니다.',
  },
  zh: {
    subject: '您的 Within Reach 账号已删除',
    deleted: '我们已按照您的要求删除您的 Within Reach 账号。备份中仍有其内容，备份到期后会自动删除。',
    posts: '您的帖子和评论会保留，但不再显示您的名字。',
    stays:
      '其他会员从您那里收到的消息会保留在他们那里，但不再显示您的名字。关于您的举报和版主的决定最多保留一年，同样不含您的名字。',
    again: '您可以随时用此邮箱重新注册。',
  },
  vi: {
    subject: 'Tài khoản Within Reach của bạn đã được xóa',
    deleted:
      'Tài khoản Within Reach của bạn đã được xóa theo yêu cầu của bạn. Nội dung còn trong các bản sao lưu, và chúng sẽ tự hết hạn.',
    posts: 'Bài đăng và bình luận của bạn vẫn còn, nhưng không có tên bạn.',
    stays:
      'Tin nhắn người khác đã nhận từ bạn vẫn ở chỗ họ, không kèm tên bạn. Báo cáo về bạn và quyết định của người kiểm duyệt được giữ tối đa một năm, cũng không kèm tên bạn.',
    again: 'Bạn có thể đăng ký lại bằng địa chỉ này bất cứ lúc nào.',
  },
}

/** Puts the mail about a deleted account into the outbox. It is the last row that has the address, until it is sent. */
export async function mailDeletionDone(
  outbox: Outbox,
  tx: Database,
  { email, language, content }: Pick<Leaver, 'email' | 'language' | 'content'>,
): Promise<void> {
  const { subject, deleted, posts, stays, again } = texts[languageNamed(language)]
  const paragraphs = [deleted, ...(content === 'keep' ? [posts] : []), stays, again, 'Within Reach', '']
  await outbox.enqueue(tx, { to: email, subject, text: paragraphs.join('\n\n') })
}

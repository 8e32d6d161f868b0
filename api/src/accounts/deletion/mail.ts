import type { ContentFate, Language } from '@within-reach/contract'
import type { Database } from '../../platform/database/database'
import { zonedDayOf } from '../../platform/mail/days'
import type { Platform } from '../../platform/platform'

/** What the member asked for. */
interface Asked {
  readonly day: Date
  readonly content: ContentFate
}

interface Texts {
  readonly subject: string
  readonly when: (day: string) => string
  readonly content: Readonly<Record<ContentFate, string>>
  readonly messages: string
  readonly keep: string
  readonly stranger: string
}

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    subject: 'Your Within Reach account will be deleted',
    when: (day) => `You asked to delete your account at Within Reach. It will be deleted on ${day}.`,
    content: {
      remove: 'Your posts go with it, with the comments below them, and your comments elsewhere.',
      keep: 'Your posts and comments stay, without your name.',
    },
    messages: 'Messages that others received from you stay with them, without your name.',
    keep: 'Until then you can keep it: log in, and press “Keep my account”.',
    stranger:
      'If you did not ask for this, log in, keep the account, and change your password: somebody else knows it.',
  },
  ko: {
    subject: 'Within Reach 계정이 삭제될 예정입니다',
    when: (day) => `Within Reach 계정 삭제를 요청하셨습니다. 계정은 ${day}에 삭제됩니다.`,
    content: {
      remove: '회원님의 글과 그 아래 댓글, 다른 글에 쓴 댓글도 함께 삭제됩니다.',
      keep: '회원님의 글과 댓글은 이름 없이 남습니다.',
    },
    messages: '다른 회원이 받은 쪽지는 이름 없이 그 회원에게 남습니다.',
    keep: '그 전까지는 로그인해서 “계정 유지하기”를 누르면 계정을 유지할 수 있습니다.',
    stranger:
      '요청하신 적이 없다면 다른 사람이 비밀번호를 알고 있는 것입니다. 로그인해서 계정을 유지하고 비밀번호를 바꿔 주세요.',
  },
  zh: {
    subject: '您的 Within Reach 账号将被删除',
    when: (day) => `您请求删除您的 Within Reach 账号。该账号将于 ${day} 删除。`,
    content: {
      remove: '您的帖子、帖子下面的评论以及您在其他帖子中的评论都会一并删除。',
      keep: '您的帖子和评论会保留，但不再显示您的名字。',
    },
    messages: '其他会员从您那里收到的消息会保留在他们那里，但不再显示您的名字。',
    keep: '在此之前您可以保留账号：请登录，然后点击“保留我的账号”。',
    stranger: '如果这不是您的请求，说明有人知道您的密码。请登录，保留账号并更改密码。',
  },
  vi: {
    subject: 'Tài khoản Within Reach của bạn sẽ bị xóa',
    when: (day) => `Bạn đã yêu cầu xóa tài khoản Within Reach của mình. Tài khoản sẽ bị xóa vào ${day}.`,
    content: {
      remove:
        'Các bài đăng của bạn, bình luận bên dưới chúng và bình luận của bạn ở nơi khác cũng sẽ bị xóa.',
      keep: 'Bài đăng và bình luận của bạn sẽ được giữ lại, nhưng không còn tên bạn.',
    },
    messages: 'Tin nhắn mà người khác đã nhận từ bạn vẫn ở lại với họ, nhưng không còn tên bạn.',
    keep: 'Cho đến lúc đó bạn có thể giữ lại tài khoản: hãy đăng nhập và nhấn “Giữ tài khoản của tôi”.',
    stranger:
      'Nếu bạn không yêu cầu việc này, hãy đăng nhập, giữ lại tài khoản và đổi mật khẩu: có người khác biết mật khẩu của bạn.',
  },
}

/** Puts the mail about a coming deletion into the outbox, in the transaction that stores it. */
export async function mailDeletionAsked(
  { outbox, settings }: Pick<Platform, 'outbox' | 'settings'>,
  tx: Database,
  to: string,
  language: Language,
  { day, content }: Asked,
): Promise<void> {
  const { subject, when, content: fates, messages, keep, stranger } = texts[language]
  const link = `${settings.publicUrl}/login?next=%2Fmydata`
  const parts = [
    when(zonedDayOf(day, language)),
    fates[content],
    messages,
    `${keep}\n${link}`,
    stranger,
    'Within Reach',
    '',
  ]
  await outbox.enqueue(tx, { to, subject, text: parts.join('\n\n') })
}

import type { ContentFate, Language } from '@within-reach/contract'
import type { Database } from '../../platform/database/database'
import type { Platform } from '../../platform/platform'
import { dayOf } from '../../platform/standing'

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
  const parts = [when(dayOf(day)), fates[content], messages, `${keep}\n${link}`, stranger, 'Within Reach', '']
  await outbox.enqueue(tx, { to, subject, text: parts.join('\n\n') })
}

import { languageNamed, type Language } from '@within-reach/contract'
import type { Database } from '../platform/database/database'
import type { Outbox } from '../platform/mail/outbox'
import type { Leaver } from './due-queries'

const texts: Readonly<Record<Language, { readonly subject: string; readonly text: readonly string[] }>> = {
  en: {
    subject: 'Your Within Reach account was deleted',
    text: [
      'Your account at Within Reach was deleted, as you asked. We keep nothing of it but backups, which expire by themselves.',
      'You can sign up again with this address at any time.',
    ],
  },
  ko: {
    subject: 'Within Reach 계정이 삭제되었습니다',
    text: [
      '요청하신 대로 Within Reach 계정을 삭제했습니다. 백업만 남아 있으며, 백업도 보관 기간이 지나면 지워집니다.',
      '이 이메일로 언제든 다시 가입하실 수 있습니다.',
    ],
  },
  zh: {
    subject: '您的 Within Reach 账号已删除',
    text: [
      '我们已按照您的要求删除您的 Within Reach 账号。除备份外，我们不保留该账号的任何内容；备份到期后会自动删除。',
      '您可以随时用此邮箱重新注册。',
    ],
  },
  vi: {
    subject: 'Tài khoản Within Reach của bạn đã được xóa',
    text: [
      'Tài khoản Within Reach của bạn đã được xóa theo yêu cầu của bạn. Chúng tôi không giữ lại gì ngoài các bản sao lưu, và chúng sẽ tự hết hạn.',
      'Bạn có thể đăng ký lại bằng địa chỉ này bất cứ lúc nào.',
    ],
  },
}

/** Puts the mail about a deleted account into the outbox. It is the last row that has the address, until it is sent. */
export async function mailDeletionDone(
  outbox: Outbox,
  tx: Database,
  { email, language }: Pick<Leaver, 'email' | 'language'>,
): Promise<void> {
  const { subject, text } = texts[languageNamed(language)]
  await outbox.enqueue(tx, { to: email, subject, text: [...text, 'Within Reach', ''].join('\n\n') })
}

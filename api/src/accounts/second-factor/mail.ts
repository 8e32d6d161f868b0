import type { Language } from '@within-reach/contract'
import type { Database } from '../../platform/database/database'
import { paragraphs } from '../../platform/mail/paragraphs'
import type { Platform } from '../../platform/platform'
import type { MailTexts } from '../email/change-mail'

const texts: Readonly<Record<Language, MailTexts>> = {
  en: {
    subject: 'A passkey was added to your Within Reach account',
    text: [
      'A passkey was added to your account at Within Reach.',
      'If that was not you, change your password, log out everywhere and tell the people who run the site.',
    ],
  },
  ko: {
    subject: 'Within Reach 계정에 패스키가 추가되었습니다',
    text: [
      'Within Reach 계정에 패스키가 추가되었습니다.',
      '직접 하지 않으셨다면 비밀번호를 바꾸고 모든 곳에서 로그아웃한 다음, 사이트를 운영하는 사람들에게 알려 주세요.',
    ],
  },
  zh: {
    subject: '您的 Within Reach 账号添加了通行密钥',
    text: [
      '您的 Within Reach 账号添加了通行密钥。',
      '如果这不是您本人的操作，请更改密码，在所有设备上退出登录，并告知本站的运营人员。',
    ],
  },
  vi: {
    subject: 'Một khóa truy cập đã được thêm vào tài khoản Within Reach của bạn',
    text: [
      'Một khóa truy cập đã được thêm vào tài khoản Within Reach của bạn.',
      'Nếu không phải bạn, hãy đổi mật khẩu, đăng xuất khỏi mọi thiết bị và báo cho người vận hành trang.',
    ],
  },
}

/** Puts the mail about a new passkey of an operator into the outbox, in the transaction that adds it. */
export async function mailNewPasskey(
  { outbox }: Pick<Platform, 'outbox'>,
  tx: Database,
  to: string,
  language: Language,
): Promise<void> {
  const { subject, text } = texts[language]
  await outbox.enqueue(tx, { to, subject, text: paragraphs(...text) })
}

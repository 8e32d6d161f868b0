import { type Language, limits } from '@within-reach/contract'
import type { Database } from '../platform/database/database'
import { paragraphs } from '../platform/mail/paragraphs'
import type { Platform } from '../platform/platform'

interface Texts {
  readonly subject: string
  readonly enter: (domain: string) => string
  readonly valid: string
  readonly stranger: string
}

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    subject: 'Confirm your school or employer at Within Reach',
    enter: (domain) =>
      `To show at Within Reach that you have an email at ${domain}, enter this code in your profile:`,
    valid: 'It is valid for 10 minutes. Your address is not shown and not kept: only its domain is.',
    stranger: 'If you did not ask for this, ignore this mail.',
  },
  ko: {
    subject: 'Within Reach에서 학교 또는 회사를 확인해 주세요',
    enter: (domain) =>
      `Within Reach에 ${domain} 이메일이 있음을 표시하려면 프로필에서 아래 인증번호를 입력해 주세요.`,
    valid:
      '인증번호는 10분 동안 쓸 수 있습니다. 이메일 주소는 표시하거나 보관하지 않으며, 도메인만 표시하고 보관합니다.',
    stranger: '요청하신 적이 없다면 이 메일은 무시하셔도 됩니다.',
  },
  zh: {
    subject: '请确认您在 Within Reach 的学校或雇主',
    enter: (domain) => `要在 Within Reach 显示您拥有 ${domain} 的邮箱，请在个人资料中输入以下验证码：`,
    valid: '验证码在 10 分钟内有效。我们不会显示或保存您的邮箱地址，只显示和保存其域名。',
    stranger: '如果这不是您的请求，请忽略此邮件。',
  },
  vi: {
    subject: 'Xác nhận trường học hoặc nơi làm việc của bạn tại Within Reach',
    enter: (domain) =>
      `Để cho thấy tại Within Reach rằng bạn có email ở ${domain}, hãy nhập mã này trong hồ sơ cá nhân:`,
    valid:
      'Mã có hiệu lực trong 10 phút. Địa chỉ của bạn không được hiển thị và không được lưu: chỉ có tên miền.',
    stranger: 'Nếu bạn không yêu cầu việc này, hãy bỏ qua thư này.',
  },
}

/** Puts the mail with the code for a school's or employer's address into the outbox, in the transaction that stores the code. */
export async function mailDomainCode(
  { outbox }: Pick<Platform, 'outbox'>,
  tx: Database,
  { to, language }: { readonly to: string; readonly language: Language },
  { domain, code }: { readonly domain: string; readonly code: string },
): Promise<void> {
  const { subject, enter, valid, stranger } = texts[language]
  await outbox.enqueue(tx, {
    to,
    subject,
    text: paragraphs(enter(domain), `    ${code}`, valid, stranger),
    validFor: limits.codeLifetime / 1000,
  })
}

import type { Language } from '@within-reach/contract'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/database'
import type { Platform } from '../../platform/platform'
import type { StoredSocial } from '../queries'
import { sendRevertibleMail } from '../revertible-mail'

interface Texts {
  subject(provider: string): string
  /** @param login the email or the name there; empty if the provider has told neither */
  what(provider: string, login: string): string
  readonly own: string
  readonly stranger: string
}

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    subject: (provider) => `Your Within Reach account is connected to ${provider}`,
    what: (provider, login) =>
      `Your account at Within Reach was connected to ${provider}${login && `: ${login}`}. You can log in with it instead of the password.`,
    own: 'If that was you, there is nothing to do.',
    stranger:
      'If it was not, open this link within 7 days and choose another password. This disconnects it, and logs out everywhere:',
  },
  ko: {
    subject: (provider) => `Within Reach 계정이 ${provider}에 연결되었습니다`,
    what: (provider, login) =>
      `Within Reach 계정이 ${provider} 계정${login && ` ${login}`}에 연결되었습니다. 비밀번호 대신 이 계정으로 로그인할 수 있습니다.`,
    own: '직접 하셨다면 따로 하실 일은 없습니다.',
    stranger:
      '직접 하지 않으셨다면 7일 안에 아래 링크를 열어 새 비밀번호를 정해 주세요. 연결이 해제되고, 모든 기기에서 로그아웃됩니다.',
  },
  zh: {
    subject: (provider) => `您的 Within Reach 账号已与 ${provider} 关联`,
    what: (provider, login) =>
      `您的 Within Reach 账号已与 ${provider} 账号${login && ` ${login} `}关联。您可以用它代替密码登录。`,
    own: '如果这是您本人的操作，则无需做任何事。',
    stranger: '如果不是，请在 7 天内打开此链接并设置新密码。这会解除关联，并在所有设备上退出登录：',
  },
  vi: {
    subject: (provider) => `Tài khoản Within Reach của bạn đã được kết nối với ${provider}`,
    what: (provider, login) =>
      `Tài khoản Within Reach của bạn đã được kết nối với ${provider}${login && `: ${login}`}. Bạn có thể đăng nhập bằng tài khoản này thay cho mật khẩu.`,
    own: 'Nếu đó là bạn, bạn không cần làm gì.',
    stranger:
      'Nếu không phải bạn, hãy mở liên kết này trong vòng 7 ngày và đặt mật khẩu khác. Việc này ngắt kết nối và đăng xuất ở mọi nơi:',
  },
}

/**
 * Mails a member that an identity was connected, with a link that sets another password, in the transaction that connects it.
 * @param request gives the language if the member's own is unknown
 */
export const reportIdentity = (
  platform: Pick<Platform, 'outbox' | 'settings'>,
  tx: Database,
  member: { readonly email: string; readonly language: string | null },
  request: FastifyRequest,
  { type: provider, email, name }: StoredSocial,
): Promise<void> =>
  sendRevertibleMail(platform, tx, member, request, (language) => {
    const { subject, what, own, stranger } = texts[language]
    return { subject: subject(provider), what: what(provider, email || name), own, stranger }
  })

import type { Language } from '@within-reach/contract'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/database'
import type { Platform } from '../../platform/platform'
import { sendRevertibleMail } from '../revertible-mail'

/** What happened to a passkey. */
export interface PasskeyNews {
  readonly what: 'added' | 'removed'
  readonly name: string
}

interface Texts {
  readonly subject: Readonly<Record<PasskeyNews['what'], string>>
  readonly what: Readonly<Record<PasskeyNews['what'], (name: string) => string>>
  readonly own: string
  readonly stranger: Readonly<Record<PasskeyNews['what'], string>>
}

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    subject: {
      added: 'A passkey was added to your Within Reach account',
      removed: 'A passkey of your Within Reach account was removed',
    },
    what: {
      added: (name) =>
        `A passkey was added to your account at Within Reach: “${name}”. It logs in without your password.`,
      removed: (name) =>
        `A passkey of your account at Within Reach was removed: “${name}”. It no longer logs in.`,
    },
    own: 'If that was you, there is nothing to do.',
    stranger: {
      added:
        'If it was not, open this link within 7 days and choose another password. This removes every passkey of the last 7 days, and logs out everywhere:',
      removed:
        'If it was not, open this link within 7 days and choose another password. This logs out everywhere. You can then add the passkey again:',
    },
  },
  ko: {
    subject: {
      added: 'Within Reach 계정에 패스키가 추가되었습니다',
      removed: 'Within Reach 계정에서 패스키가 삭제되었습니다',
    },
    what: {
      added: (name) =>
        `Within Reach 계정에 “${name}” 패스키가 추가되었습니다. 이 패스키로 비밀번호 없이 로그인할 수 있습니다.`,
      removed: (name) =>
        `Within Reach 계정에서 “${name}” 패스키가 삭제되었습니다. 이제 이 패스키로는 로그인할 수 없습니다.`,
    },
    own: '직접 하셨다면 따로 하실 일은 없습니다.',
    stranger: {
      added:
        '직접 하지 않으셨다면 7일 안에 아래 링크를 열어 새 비밀번호를 정해 주세요. 최근 7일 동안 추가된 패스키가 모두 삭제되고, 모든 기기에서 로그아웃됩니다.',
      removed:
        '직접 하지 않으셨다면 7일 안에 아래 링크를 열어 새 비밀번호를 정해 주세요. 모든 기기에서 로그아웃되며, 그 뒤에 패스키를 다시 추가할 수 있습니다.',
    },
  },
  zh: {
    subject: {
      added: '您的 Within Reach 账号添加了通行密钥',
      removed: '您的 Within Reach 账号移除了通行密钥',
    },
    what: {
      added: (name) => `您的 Within Reach 账号添加了通行密钥“${name}”。它无需密码即可登录。`,
      removed: (name) => `您的 Within Reach 账号移除了通行密钥“${name}”。它不能再用于登录。`,
    },
    own: '如果这是您本人的操作，则无需做任何事。',
    stranger: {
      added:
        '如果不是，请在 7 天内打开此链接并设置新密码。这会移除最近 7 天添加的所有通行密钥，并在所有设备上退出登录：',
      removed:
        '如果不是，请在 7 天内打开此链接并设置新密码。这会在所有设备上退出登录，之后您可以重新添加通行密钥：',
    },
  },
  vi: {
    subject: {
      added: 'Một khóa truy cập đã được thêm vào tài khoản Within Reach của bạn',
      removed: 'Một khóa truy cập của tài khoản Within Reach của bạn đã bị gỡ',
    },
    what: {
      added: (name) =>
        `Khóa truy cập “${name}” đã được thêm vào tài khoản Within Reach của bạn. Khóa này đăng nhập mà không cần mật khẩu.`,
      removed: (name) =>
        `Khóa truy cập “${name}” của tài khoản Within Reach của bạn đã bị gỡ. Khóa này không đăng nhập được nữa.`,
    },
    own: 'Nếu đó là bạn, bạn không cần làm gì.',
    stranger: {
      added:
        'Nếu không phải bạn, hãy mở liên kết này trong vòng 7 ngày và đặt mật khẩu khác. Việc này gỡ mọi khóa truy cập của 7 ngày qua và đăng xuất ở mọi nơi:',
      removed:
        'Nếu không phải bạn, hãy mở liên kết này trong vòng 7 ngày và đặt mật khẩu khác. Việc này đăng xuất ở mọi nơi. Sau đó bạn có thể thêm lại khóa truy cập:',
    },
  },
}

/**
 * Mails a member about a passkey, with a link that sets another password, in the transaction that adds or removes it.
 * @param request gives the language if the member's own is unknown
 */
export const reportPasskey = (
  platform: Pick<Platform, 'outbox' | 'settings'>,
  tx: Database,
  member: { readonly email: string; readonly language: string | null },
  request: FastifyRequest,
  { what, name }: PasskeyNews,
): Promise<void> =>
  sendRevertibleMail(platform, tx, member, request, (language) => {
    const { subject, what: whats, own, stranger } = texts[language]
    return { subject: subject[what], what: whats[what](name), own, stranger: stranger[what] }
  })

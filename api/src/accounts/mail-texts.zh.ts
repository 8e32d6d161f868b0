import type { AccountMail } from './account-mail'
import type { ClientName } from '../platform/client-name'
import type { MailTexts } from './email/change-mail'

/** A mail about a code or a password, in Chinese. */
export function inChinese(mail: AccountMail): MailTexts {
  switch (mail.about) {
    case 'sign-up':
      return {
        subject: '您的 Within Reach 验证码',
        text: [
          '要验证您的邮箱并注册 Within Reach，请输入以下验证码：',
          `    ${mail.code}`,
          '验证码在 10 分钟内有效。',
          '如果您没有请求注册，请忽略此邮件。不输入验证码就不会创建账号。',
        ],
      }
    case 'reset':
      return {
        subject:
          mail.code === undefined ? '您的 Within Reach 密码重置链接' : '您的 Within Reach 密码重置验证码',
        text: [
          ...(mail.code === undefined
            ? [
                '您的账号被多次输入了错误的验证码，因此目前仅凭五位验证码无法重置密码。',
                '要设置新的 Within Reach 密码，请打开此链接。链接在 1 小时内有效：',
              ]
            : [
                '要设置新的 Within Reach 密码，请在您发出请求的浏览器中输入以下验证码：',
                `    ${mail.code}`,
                '验证码在 10 分钟内有效。如果验证码未被接受，请打开此链接，链接在 1 小时内有效：',
              ]),
          mail.link,
          '如果这不是您的请求，请忽略此邮件。您的密码保持不变。',
        ],
      }
    case 'new password': {
      const { removed, kept } = mail.passkeys
      return {
        subject: '您的 Within Reach 密码已更改',
        text: [
          `您的 Within Reach 账号的密码已更改，所用的浏览器是 ${nameOf(mail.client)}。`,
          ...(removed.length > 0
            ? [
                `最近 7 天添加的通行密钥不能再用于登录：${quoted(removed)}。如果它们是您添加的，请在个人资料中重新添加。`,
              ]
            : []),
          ...(kept.length > 0 ? [`以下通行密钥仍可用于登录：${quoted(kept)}。`] : []),
          '如果是您本人，则无需做任何事。',
          '如果不是，请在 7 天内打开此链接并设置新密码。这会撤销更改，并在所有设备上退出登录：',
          mail.link,
        ],
      }
    }
  }
}

/** Such as "Windows 上的 Chrome". */
const nameOf = ({ browser, system }: ClientName): string =>
  [...(system === null ? [] : [`${system} 上的`]), browser ?? '未知浏览器'].join(' ')

const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join('、')

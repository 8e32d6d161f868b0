import type { ChangeMail, MailTexts } from './change-mail'

/** A mail about a change of email, in Chinese. */
export function inChinese(mail: ChangeMail): MailTexts {
  switch (mail.about) {
    case 'code':
      return {
        subject: '请确认您在 Within Reach 的新邮箱',
        text: [
          '要将此地址用于您的 Within Reach 账号，请在个人资料中输入以下验证码：',
          `    ${mail.code}`,
          '验证码在 10 分钟内有效。',
          '如果这不是您的请求，请忽略此邮件。不输入验证码就不会有任何变化。',
        ],
      }
    case 'in use':
      return {
        subject: '您的邮箱已有 Within Reach 账号',
        text: [
          '有人想将此地址用于自己的 Within Reach 账号。已有账号正在使用它，或者几天前还在使用它，因此没有做任何更改。',
          '如果是您本人，请改用此地址登录，或使用其他地址。',
          '如果不是，请忽略此邮件。',
        ],
      }
    case 'asked':
      return {
        subject: '有人请求更改您在 Within Reach 的邮箱',
        text: [
          `知道您密码的人请求将您的 Within Reach 账号的邮箱改为 ${mail.masked}。我们已向该地址发送验证码。输入验证码之前，不会有任何变化。`,
          '如果是您本人，则无需做任何事。',
          '如果不是，请在 7 天内打开此链接并设置新密码。这会阻止或撤销更改，并在所有设备上退出登录：',
          mail.link,
        ],
      }
    case 'changed':
      return {
        subject: '您的 Within Reach 邮箱已更改',
        text: [
          `您的 Within Reach 账号的邮箱已改为 ${mail.masked}。从现在起，您用该地址登录，邮件也会发到那里。其他浏览器均已退出登录。`,
          '如果是您本人，则无需做任何事。在接下来的 7 天内，其他人不能用您的旧地址创建账号。',
          '如果不是，请在 7 天内打开此链接并设置新密码。您的账号将恢复使用此地址，并在所有设备上退出登录：',
          mail.link,
        ],
      }
    case 'returned':
      return {
        subject: '您的 Within Reach 邮箱已更改',
        text: [
          `您的 Within Reach 账号的邮箱已改回之前使用的 ${mail.masked}。从现在起，您用该地址登录，邮件也会发到那里。`,
          '如果不是您本人的操作，请用该地址重置密码，或联系本站运营人员。',
        ],
      }
    case 'taken back':
      return {
        subject: '您的 Within Reach 邮箱更改已撤销',
        text: [
          '使用此地址的 Within Reach 账号已恢复之前的地址，密码也已更改。这是通过发往之前地址的邮件中的链接完成的。',
          '如果您认为这有误，请联系本站运营人员。',
        ],
      }
  }
}

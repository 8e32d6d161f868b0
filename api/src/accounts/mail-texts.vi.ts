import type { AccountMail } from './account-mail'
import type { ClientName } from '../platform/client-name'
import type { MailTexts } from './email/change-mail'

/** A mail about a code or a password, in Vietnamese. */
export function inVietnamese(mail: AccountMail): MailTexts {
  switch (mail.about) {
    case 'sign-up':
      return {
        subject: 'Mã xác nhận Within Reach của bạn',
        text: [
          'Để xác nhận email và đăng ký tại Within Reach, hãy nhập mã này:',
          `    ${mail.code}`,
          'Mã có hiệu lực trong 10 phút.',
          'Nếu bạn không yêu cầu đăng ký, hãy bỏ qua thư này. Không có mã thì không có tài khoản nào được tạo.',
        ],
      }
    case 'reset':
      return {
        subject:
          mail.code === undefined
            ? 'Liên kết đặt lại mật khẩu Within Reach của bạn'
            : 'Mã đặt lại mật khẩu Within Reach của bạn',
        text: [
          ...(mail.code === undefined
            ? [
                'Đã có nhiều mã sai được nhập cho tài khoản của bạn, nên hiện tại chỉ mã năm chữ số là chưa đủ.',
                'Để đặt mật khẩu mới tại Within Reach, hãy mở liên kết này. Liên kết có hiệu lực trong một giờ:',
              ]
            : [
                'Để đặt mật khẩu mới tại Within Reach, hãy nhập mã này trong trình duyệt mà bạn đã dùng để yêu cầu:',
                `    ${mail.code}`,
                'Mã có hiệu lực trong 10 phút. Nếu mã không được chấp nhận, hãy mở liên kết này, có hiệu lực trong một giờ:',
              ]),
          mail.link,
          'Nếu bạn không yêu cầu việc này, hãy bỏ qua thư này. Mật khẩu của bạn vẫn giữ nguyên.',
        ],
      }
    case 'new password': {
      const { removed, kept } = mail.passkeys
      return {
        subject: 'Mật khẩu Within Reach của bạn đã được đổi',
        text: [
          `Mật khẩu tài khoản Within Reach của bạn đã được đổi bằng ${nameOf(mail.client)}.`,
          ...(removed.length > 0
            ? [
                `Các khóa truy cập được thêm trong 7 ngày qua không đăng nhập được nữa: ${quoted(removed)}. Nếu đó là khóa của bạn, hãy thêm lại trong hồ sơ cá nhân.`,
              ]
            : []),
          ...(kept.length > 0 ? [`Các khóa truy cập này vẫn đăng nhập được: ${quoted(kept)}.`] : []),
          'Nếu đó là bạn, bạn không cần làm gì.',
          'Nếu không phải bạn, hãy mở liên kết này trong vòng 7 ngày và đặt mật khẩu khác. Việc này hoàn tác thay đổi và đăng xuất ở mọi nơi:',
          mail.link,
        ],
      }
    }
  }
}

/** Such as "Chrome trên Windows". */
const nameOf = ({ browser, system }: ClientName): string =>
  [browser ?? 'một trình duyệt', ...(system === null ? [] : [`trên ${system}`])].join(' ')

const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ')

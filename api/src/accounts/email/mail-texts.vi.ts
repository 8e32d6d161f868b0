import type { ChangeMail, MailTexts } from './change-mail'

/** A mail about a change of email, in Vietnamese. */
export function inVietnamese(mail: ChangeMail): MailTexts {
  switch (mail.about) {
    case 'code':
      return {
        subject: 'Xác nhận email mới của bạn tại Within Reach',
        text: [
          'Để dùng địa chỉ này cho tài khoản Within Reach của bạn, hãy nhập mã này trong hồ sơ cá nhân:',
          `    ${mail.code}`,
          'Mã có hiệu lực trong 10 phút.',
          'Nếu bạn không yêu cầu việc này, hãy bỏ qua thư này. Không có mã thì sẽ không có gì thay đổi.',
        ],
      }
    case 'in use':
      return {
        subject: 'Email của bạn đã có tài khoản tại Within Reach',
        text: [
          'Có người muốn dùng địa chỉ này cho tài khoản Within Reach của họ. Một tài khoản đang dùng địa chỉ này, hoặc đã dùng cho đến vài ngày trước, nên không có gì thay đổi.',
          'Nếu đó là bạn, hãy đăng nhập bằng địa chỉ này hoặc dùng địa chỉ khác.',
          'Nếu không phải bạn, hãy bỏ qua thư này.',
        ],
      }
    case 'asked':
      return {
        subject: 'Có yêu cầu đổi email tại Within Reach',
        text: [
          `Có người biết mật khẩu của bạn đã yêu cầu đổi email của tài khoản Within Reach của bạn thành ${mail.masked}. Chúng tôi đã gửi mã đến địa chỉ đó. Trước khi mã được nhập, không có gì thay đổi.`,
          'Nếu đó là bạn, bạn không cần làm gì.',
          'Nếu không phải bạn, hãy mở liên kết này trong vòng 7 ngày và đặt mật khẩu khác. Việc này ngăn hoặc hoàn tác thay đổi, và đăng xuất ở mọi nơi:',
          mail.link,
        ],
      }
    case 'changed':
      return {
        subject: 'Email Within Reach của bạn đã được đổi',
        text: [
          `Email của tài khoản Within Reach của bạn đã được đổi thành ${mail.masked}. Từ bây giờ bạn đăng nhập bằng địa chỉ đó, và thư được gửi đến đó. Mọi trình duyệt khác đã bị đăng xuất.`,
          'Nếu đó là bạn, bạn không cần làm gì. Trong 7 ngày tới, không ai khác có thể dùng địa chỉ cũ của bạn cho một tài khoản.',
          'Nếu không phải bạn, hãy mở liên kết này trong vòng 7 ngày và đặt mật khẩu khác. Tài khoản của bạn sẽ dùng lại địa chỉ này và bị đăng xuất ở mọi nơi:',
          mail.link,
        ],
      }
    case 'returned':
      return {
        subject: 'Email Within Reach của bạn đã được đổi',
        text: [
          `Email của tài khoản Within Reach của bạn đã được đổi lại thành ${mail.masked}, địa chỉ trước đây của tài khoản. Từ bây giờ bạn đăng nhập bằng địa chỉ đó, và thư được gửi đến đó.`,
          'Nếu đó không phải là bạn, hãy đặt lại mật khẩu bằng địa chỉ đó, hoặc viết cho người vận hành trang.',
        ],
      }
    case 'taken back':
      return {
        subject: 'Việc đổi email Within Reach của bạn đã được hoàn tác',
        text: [
          'Tài khoản Within Reach từng có địa chỉ này đã trở lại địa chỉ trước đó, với mật khẩu khác. Việc này được thực hiện bằng liên kết trong thư gửi đến địa chỉ trước đó.',
          'Nếu bạn cho rằng điều này là sai, hãy viết cho người vận hành trang.',
        ],
      }
  }
}

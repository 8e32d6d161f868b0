import type { MailTexts } from './mail-parts'

/** The texts of mails to the person who asked, in Vietnamese. */
export const vietnamese: MailTexts = {
  confirmation: {
    subject: (number) => `Yêu cầu tư vấn của bạn tại Within Reach: ${number}`,
    thanks: (number) => `Cảm ơn bạn đã gửi yêu cầu tư vấn tại Within Reach. Số của yêu cầu là ${number}.`,
    answerBy: (day) =>
      `Tiếp theo: một người tư vấn đọc yêu cầu và trả lời chậm nhất vào ${day}. Khi đó bạn sẽ nhận được thư.`,
    waits:
      'Tiếp theo: khu vực này chưa mở, nên bạn đang ở trong danh sách chờ. Bạn sẽ nhận được thư khi người tư vấn có tin cho bạn.',
    follow:
      'Tại đây bạn xem được tiến độ và những chỗ ở mà người tư vấn đề xuất, và có thể viết cho người tư vấn bất cứ lúc nào:',
    keep: 'Hãy giữ thư này và không đưa liên kết cho ai: liên kết mở yêu cầu của bạn mà không cần mật khẩu. Bạn có thể tắt liên kết trên trang đó.',
    mistaken: 'Nếu bạn không gửi yêu cầu này, hãy bỏ qua thư này.',
  },
  renewal: {
    subject: (number) => `Liên kết mới đến yêu cầu tư vấn ${number} của bạn`,
    intro:
      'Liên kết này mở yêu cầu tư vấn của bạn tại Within Reach. Các liên kết trong thư trước không còn dùng được:',
    keep: 'Không đưa liên kết cho ai: liên kết mở yêu cầu của bạn mà không cần mật khẩu. Bạn có thể tắt liên kết trên trang đó.',
  },
  news: {
    subject: (number) => `Tin mới về yêu cầu tư vấn ${number} của bạn`,
    intro: (number) => `Có tin mới về yêu cầu tư vấn ${number} của bạn tại Within Reach.`,
    wrote: (agent) => `${agent} đã viết:`,
    someAgent: 'Người tư vấn',
    offers: 'Chỗ ở được đề xuất cho bạn:',
    labels: { area: 'Khu vực', rent: 'Tiền thuê', deposit: 'Tiền đặt cọc', available: 'Có thể vào ở từ' },
    perMonth: (amount) => `${amount} mỗi tháng`,
    has: (agent) => `Bây giờ ${agent} là người tư vấn của bạn.`,
    handedBack: 'Một người tư vấn khác sẽ tiếp nhận yêu cầu của bạn.',
    state: (state) => `Tình trạng hiện tại của yêu cầu: ${state}.`,
    due: (day) => `Bạn sẽ nhận được câu trả lời tiếp theo chậm nhất vào ${day}.`,
    open: 'Đọc và trả lời tại đây:',
    openByLink: (subject) => `Đọc và trả lời bằng liên kết trong thư "${subject}" của chúng tôi.`,
    closed:
      'Yêu cầu tư vấn đã kết thúc nên trang của yêu cầu không nhận câu trả lời nữa. Để viết cho chúng tôi, hãy trả lời thư này.',
    read: 'Đọc tại đây:',
    readByLink: (subject) => `Đọc bằng liên kết trong thư "${subject}" của chúng tôi.`,
    openByReply:
      'Hiện không có liên kết nào mở được yêu cầu tư vấn của bạn. Hãy trả lời thư này để viết cho chúng tôi hoặc để nhận liên kết mới.',
  },
  states: {
    received: 'đã nhận',
    searching: 'chúng tôi đang tìm chỗ ở',
    offered: 'chúng tôi đã đề xuất chỗ ở',
    viewing: 'bạn đang xem chỗ ở',
    agreed: 'đã thỏa thuận',
    closed: 'đã kết thúc',
  },
}

import type { MailTexts } from './mail-parts'

/** The texts of mails about moderation, in Vietnamese. */
export const vietnamese: MailTexts = {
  reasons: {
    scam: 'lừa đảo hoặc có ý định lừa đảo',
    spam: 'quảng cáo hoặc nội dung lặp lại',
    harassment: 'quấy rối hoặc đe dọa',
    hate: 'thù ghét một nhóm người',
    illegal: 'nội dung trái pháp luật',
    'private-data': 'dữ liệu riêng tư của người khác',
    misplaced: 'nội dung đăng sai chỗ',
    other: 'vi phạm điều khoản khác',
  },
  decided: {
    subject: 'Quyết định về tài khoản Within Reach của bạn',
    actions: {
      hide: () => 'Người kiểm duyệt đã ẩn nội dung bạn viết. Bây giờ không ai khác đọc được.',
      remove: () =>
        'Người kiểm duyệt đã gỡ nội dung bạn viết. Bây giờ không ai khác đọc được, và nội dung sẽ bị xóa sau 30 ngày.',
      warn: () => 'Người kiểm duyệt đã cảnh cáo bạn về nội dung bạn viết. Nội dung vẫn được giữ nguyên.',
      limit: (until) =>
        `Người kiểm duyệt đã giới hạn tài khoản của bạn đến ${until}. Cho đến lúc đó bạn có thể đăng ba nội dung mỗi ngày.`,
      suspend: (until) =>
        `Người kiểm duyệt đã tạm khóa tài khoản của bạn đến ${until}. Cho đến lúc đó bạn có thể đăng nhập và đọc, nhưng không viết được.`,
      ban: () => 'Người kiểm duyệt đã đóng tài khoản của bạn. Bạn không đăng nhập được nữa.',
    },
    several: (count) => `Quyết định này liên quan đến ${count} nội dung bạn viết.`,
    reason: (reason) => `Lý do: ${reason}.`,
    note: 'Người kiểm duyệt viết thêm:',
    appeal:
      'Nếu bạn cho rằng đây là nhầm lẫn, bạn có thể khiếu nại một lần trong vòng 30 ngày. Khi đó một người kiểm duyệt khác sẽ quyết định. Đọc quyết định và khiếu nại tại đây:',
  },
  reversed: [
    'Quyết định về tài khoản của bạn đã được hủy bỏ',
    'Quyết định của người kiểm duyệt về bạn đã được hủy bỏ. Nội dung bị quyết định đó ẩn đã đọc được trở lại, và việc giới hạn hoặc tạm khóa của nó đã kết thúc, trừ khi có quyết định khác đang có hiệu lực.',
  ],
  upheld: [
    'Khiếu nại của bạn đã được chấp nhận',
    'Một người kiểm duyệt khác đã đọc khiếu nại của bạn và đồng ý với bạn. Quyết định đã được hủy bỏ: nội dung bị nó ẩn đã đọc được trở lại, và việc giới hạn hoặc tạm khóa của nó đã kết thúc, trừ khi có quyết định khác đang có hiệu lực.',
  ],
  upheldButGone: [
    'Khiếu nại của bạn đã được chấp nhận',
    'Một người kiểm duyệt khác đã đọc khiếu nại của bạn và đồng ý với bạn. Quyết định đã được hủy bỏ. Tuy nhiên, nội dung bị ẩn không thể đọc lại được, vì nội dung đó hoặc bài đăng chứa nó không còn nữa.',
  ],
  reopened: 'Tài khoản của bạn đã được mở lại, và bạn có thể đăng nhập.',
  dismissed: [
    'Khiếu nại của bạn không được chấp nhận',
    'Một người kiểm duyệt khác đã đọc khiếu nại của bạn. Quyết định được giữ nguyên.',
  ],
  answer: 'Câu trả lời:',
  acted: [
    'Báo cáo của bạn tại Within Reach',
    'Cảm ơn báo cáo của bạn. Người kiểm duyệt đã xem xét và xử lý.',
  ],
  kept: [
    'Báo cáo của bạn tại Within Reach',
    'Cảm ơn báo cáo của bạn. Người kiểm duyệt đã xem xét và không thấy vi phạm điều khoản, nên không có gì thay đổi.',
  ],
  ownReports: 'Các báo cáo của bạn và kết quả xử lý:',
  ownNotices: 'Mọi quyết định về bạn:',
}

import type { DocumentSection } from './document'

/** What the automatic check of texts reads and keeps. */
export const scamChecks: DocumentSection = {
  id: 'checks',
  title: 'Kiểm tra lừa đảo',
  body: (
    <>
      <p>
        Khi một bài đăng, bình luận hay tin nhắn được gửi hoặc sửa, một chương trình so sánh nó với các dấu
        hiệu lừa đảo: từ ngữ, con số, liên kết, và những gì tài khoản khác đã gửi trong 30 ngày trước đó. Nội
        dung đáng ngờ vẫn còn, được thu gọn sau một lời cảnh báo; người đọc có thể mở ra. Nội dung nghiêm
        trọng nhất được chuyển đến người kiểm duyệt dù không có báo cáo. Nếu đó là tin nhắn riêng, họ thấy nó
        như khi tin nhắn bị báo cáo.
      </p>
      <p>
        Chúng tôi giữ những dấu hiệu mà chương trình đã tìm thấy, không kèm nội dung, cho đến khi bạn xóa tài
        khoản. Mã băm để nhận ra văn bản và hình ảnh lặp lại được xóa sau 30 ngày. Nội dung không rời khỏi
        dịch vụ của chúng tôi vì việc kiểm tra này.
      </p>
    </>
  ),
}

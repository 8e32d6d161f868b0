import type { DocumentSection } from './document'

/** The same as privacy-of-visits.en.tsx, section by section. Change both together. */
export const storedByVisits: readonly DocumentSection[] = [
  {
    id: 'cookies',
    title: 'Cookie và bộ nhớ',
    body: (
      <>
        <p>Trang này dùng các cookie sau:</p>
        <ul>
          <li>Nếu bạn chọn ngôn ngữ hoặc giao diện, một cookie giữ lựa chọn đó trong một năm.</li>
          <li>
            Khi một phiên bản mới của một phần trang này được thử với một số khách truy cập, một cookie có số
            ngẫu nhiên cho bạn thấy cùng một phiên bản trên mọi trang, tối đa một năm; cookie đó không nói gì
            về bạn.
          </li>
          <li>Liên kết đến một phiên bản chưa công khai đặt một cookie kết thúc cùng liên kết.</li>
          <li>
            Liên kết trong thư của chúng tôi về yêu cầu tư vấn đặt một cookie cho bạn xem ảnh và tin mới của
            yêu cầu cho đến khi bạn đóng trình duyệt.
          </li>
        </ul>
        <p>Ngoài ra không có cookie nào trước khi bạn đăng nhập hoặc yêu cầu mã.</p>
        <ul>
          <li>
            Khi bạn đăng nhập, trình duyệt giữ hai cookie và một ghi chú về người đang đăng nhập, cho đến 30
            ngày sau lần truy cập cuối, để bạn vẫn đăng nhập. Đăng xuất sẽ xóa chúng.
          </li>
          <li>
            Một cookie khác ghi múi giờ của trình duyệt trong một năm, để giờ của các tin nhắn đúng ngay khi
            trang hiện ra.
          </li>
          <li>
            Khi bạn yêu cầu mã hoặc đăng nhập, một cookie nữa nhận ra trình duyệt của bạn trong một năm, để
            không ai khác nhập được mã của bạn hoặc dùng hết số lần thử của bạn; một cookie khác ghi nhận
            trong nửa giờ rằng email của bạn đã được xác nhận trong trình duyệt này.
          </li>
          <li>
            Trên trang đăng nhập, một cookie giữ trong năm phút điều mà lần đăng nhập bằng khóa truy cập phải
            trả lời.
          </li>
          <li>
            Nếu bạn đăng nhập qua một nhà cung cấp khác, hai cookie ghi nhận trong mười phút rằng chính bạn đã
            đến đó và quay lại.
          </li>
          <li>
            Sau khi bạn viết gì đó, một cookie ghi trong mười giây rằng các trang bạn nhận phải mới đến mức
            nào, để bạn thấy ngay nội dung đó.
          </li>
        </ul>
        <p>
          Với mỗi lần đăng nhập, chúng tôi giữ tên mà trình duyệt tự xưng và lần dùng gần nhất, cho đến khi
          lần đăng nhập kết thúc, để hồ sơ của bạn cho thấy bạn đang đăng nhập ở đâu.
        </p>
        <p>
          Những gì bạn đang viết được giữ dưới dạng bản nháp trong trình duyệt của chính bạn cho đến khi bạn
          gửi, tối đa 30 ngày, không kèm mật khẩu và mã. Khi bạn chưa đăng nhập, bản nháp chỉ được giữ cho đến
          khi bạn đóng thẻ. Đăng xuất không xóa các bản nháp của tài khoản: bạn viết tiếp được khi đăng nhập
          lại, và trang này chỉ cho riêng bạn thấy.
        </p>
        <p>
          Để trang này hoạt động khi không có mạng, trình duyệt của bạn giữ các trang, những danh sách, bài
          đăng và tin nhắn bạn đọc gần nhất, và những gì bạn gửi khi không có mạng cho đến khi được chuyển đi,
          tối đa 30 ngày. Đăng xuất sẽ xóa khỏi trình duyệt những gì bạn đã đọc và gửi như vậy. Một thành viên
          khác đăng nhập ở đó cũng vậy, trừ những bài đăng đã được đọc khi không có ai đăng nhập.
        </p>
        <p>
          Không có cookie quảng cáo và không có công cụ theo dõi của bên khác. Phim trên trang chủ đến từ
          trang này và chỉ được tải khi bạn phát.
        </p>
      </>
    ),
  },
  {
    id: 'logs',
    title: 'Nhật ký kỹ thuật và giới hạn',
    body: (
      <>
        <p>
          Dịch vụ của chúng tôi ghi lại những trang và tệp nào được yêu cầu, khi nào và có thành công hay
          không, để giữ trang an toàn và tìm lỗi. Dịch vụ không ghi ai đã yêu cầu hay từ đâu. Nhật ký không có
          tên, email, mật khẩu hay mã, và không có nội dung tin nhắn hay yêu cầu tư vấn. Với một số lượt xem
          trang, dịch vụ cũng có thể đo mỗi bước mất bao lâu. Để làm vậy, một số ngẫu nhiên trong trang nối
          các yêu cầu trong phút đầu của lượt xem; số đó không nói gì về bạn.
        </p>
        <p>
          Để không ai đoán được mật khẩu và mã hay làm tràn ngập trang, dịch vụ đếm số lần thử. Vì vậy dịch vụ
          lưu địa chỉ mạng (địa chỉ IP) của các lần thử, email đã nhập và số tài khoản của bạn, tối đa một
          ngày, rồi xóa trong vòng một giờ. Chỉ số lần nhập sai mã của một tài khoản được giữ lâu hơn, tối đa
          hai năm.
        </p>
        <p>
          Để chúng tôi nhận ra phiên bản lỗi hoặc chậm của trang, các trang báo cáo các phần của chúng hoạt
          động ra sao trong trình duyệt của bạn: mất bao lâu để tải, hiện ra và phản hồi bạn, trang dịch
          chuyển bao nhiêu, các tệp đã có sẵn trong trình duyệt hay chưa, và loại và vị trí của lỗi trong
          chương trình của chúng tôi. Báo cáo không có nội dung, không có địa chỉ trang và không có tên. Báo
          cáo mang một mã của dịch vụ để phân biệt mạng, tài khoản, nhóm trang, điện thoại và máy tính, để
          không ai bị đếm quá nhiều lần và chỉ những lượt truy cập tương tự được so sánh với nhau. Chúng tôi
          chỉ giữ các số đếm, không cho biết ai đã báo cáo, và xóa sau bảy ngày.
        </p>
      </>
    ),
  },
]

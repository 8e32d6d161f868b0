import { myDataPath } from '@within-reach/shared-core'
import { Link } from '@within-reach/shared-core/react'
import type { DocumentProps, DocumentSection } from './document'
import { storedByVisits } from './privacy-of-visits.vi'
import { scamChecks } from './scam-checks.vi'
import { SupportLink } from './support-link'

const sections: readonly DocumentSection[] = [
  {
    id: 'short',
    title: 'Tóm tắt',
    body: (
      <ul>
        <li>Bạn có thể đọc bảng tin mà không cho chúng tôi biết gì về mình.</li>
        <li>Thành viên khác thấy biệt danh của bạn, không thấy email.</li>
        <li>
          Quốc tịch, giới tính và thị thực chỉ được hỏi trong yêu cầu tư vấn, có thể bỏ trống ở nơi mẫu đơn
          cho phép, và chỉ được dùng để trả lời yêu cầu đó.
        </li>
        <li>Yêu cầu tư vấn bị xóa một năm sau khi gửi.</li>
        <li>
          Bạn tự mang theo hoặc xóa những gì chúng tôi lưu giữ về bạn, hoặc yêu cầu chúng tôi cho xem, sửa hay
          xóa bằng một email.
        </li>
      </ul>
    ),
  },
  {
    id: 'account',
    title: 'Tài khoản của bạn',
    body: (
      <p>
        Chúng tôi giữ email, họ tên, biệt danh, ngôn ngữ của các trang bạn xem và giá trị băm của mật khẩu, từ
        đó không đọc được mật khẩu. Email dùng để đăng nhập, nhận mã, nhận câu trả lời, và nhận thư về tin
        nhắn và bình luận mới, là những thư bạn có thể ngừng nhận. Thông báo bạn bật được chuyển đến thiết bị
        qua dịch vụ của hãng làm trình duyệt, và hãng không đọc được; chúng tôi giữ địa chỉ của thiết bị cho
        đến khi lần đăng nhập trên đó kết thúc. Thành viên khác thấy biệt danh của bạn. Email của bạn chỉ hiện
        cho ai đó khi bạn gửi tin nhắn cho họ, để họ trả lời được. Khi bạn đổi email, chúng tôi giữ địa chỉ cũ
        một tuần, để từ hộp thư đó có thể hủy việc thay đổi. Mã chúng tôi gửi qua thư hết hiệu lực sau mười
        phút. Về khóa truy cập, chúng tôi giữ tên bạn đặt, một khóa công khai mà không ai đăng nhập được bằng
        nó, và lần dùng gần nhất; vân tay, khuôn mặt hay mã PIN của bạn không bao giờ rời khỏi thiết bị. Nếu
        bạn đăng nhập qua một nhà cung cấp khác, họ cho chúng tôi biết một mã số, email và tên của bạn ở đó;
        chúng tôi giữ cho đến khi bạn ngắt kết nối. Nếu bạn cho kiểm tra một địa chỉ của trường học hoặc nơi
        làm việc, chúng tôi giữ tên miền, ngày kiểm tra, và một giá trị băm để địa chỉ chỉ được tính cho một
        thành viên, trong một năm; bạn có thể gỡ bất cứ lúc nào. Nếu người tư vấn xem giấy tờ của chủ nhà,
        chúng tôi giữ ngày xem, thời hạn hiệu lực và ai đã xem, nhưng không giữ bản sao. Bên cạnh bài đăng của
        bạn, người khác thấy các xác minh này, bạn là thành viên từ khi nào, và theo các mức ước chừng bạn trả
        lời tin nhắn nhanh thế nào.
      </p>
    ),
  },
  {
    id: 'posts',
    title: 'Bài đăng, bình luận và tin nhắn',
    body: (
      <>
        <p>
          Bài đăng và bình luận là công khai, cùng biệt danh của bạn và ngày đăng, cho đến khi bạn xóa. Chúng
          tôi loại bỏ dữ liệu ẩn trong ảnh, chẳng hạn nơi chụp. Thông tin chính của bài đăng, chẳng hạn tiền
          thuê, công khai cùng bài đăng.
        </p>
        <p>
          Tìm kiếm bạn lưu và bài đăng bạn đánh dấu chỉ có bạn nhìn thấy. Chúng tôi giữ những bài đăng mới mà
          một tìm kiếm đã tìm thấy, để có thể đếm và gửi thư về chúng.
        </p>
        <p>
          Tin nhắn riêng được giữ cho cả hai bên. Mỗi bên xóa bản của mình; khi cả hai đã xóa, tin nhắn không
          còn nữa. Chúng tôi chỉ đọc tin nhắn nếu một trong hai bên báo cáo cho chúng tôi, nếu việc kiểm tra
          lừa đảo thấy một tin nghiêm trọng, hoặc nếu tòa án ra lệnh.
        </p>
        <p>
          Văn bản mà bạn yêu cầu dịch không rời khỏi thiết bị nếu trình duyệt của bạn dịch được; nếu không, và
          chỉ khi trang này dùng một dịch vụ dịch, dịch vụ đó nhận văn bản mà không có tên bạn. Chúng tôi giữ
          bản dịch của bài đăng và bình luận lâu như chính văn bản, và không giữ bản dịch của tin nhắn.
        </p>
        <p>
          Nếu bạn chặn một thành viên, chúng tôi giữ việc đó cho đến khi bạn bỏ chặn. Họ không được thông báo.
          Những gì họ gửi bạn trong lúc đó chỉ được giữ cho họ, và không bao giờ đến được với bạn.
        </p>
      </>
    ),
  },
  scamChecks,
  {
    id: 'reports',
    title: 'Báo cáo và quyết định của người kiểm duyệt',
    body: (
      <>
        <p>
          Nếu bạn báo cáo điều gì, chúng tôi giữ lý do, lời của bạn và nội dung bị báo cáo như lúc đó. Người
          kiểm duyệt thấy báo cáo là của bạn. Người bị báo cáo không bao giờ được biết ai đã báo cáo. Để xem
          xét một tin nhắn riêng, người kiểm duyệt thấy tin nhắn đó và các tin nhắn liền kề giữa cùng hai
          người, ngoài ra không thấy gì khác.
        </p>
        <p>
          Nếu người kiểm duyệt quyết định về nội dung bạn viết, chúng tôi giữ nội dung đó cùng quyết định và
          khiếu nại của bạn, để bạn đọc được và người khác có thể xem xét lại. Nội dung bị gỡ sẽ bị xóa sau 30
          ngày, hoặc khi khiếu nại đã được trả lời. Danh sách những gì người kiểm duyệt đã làm, khi nào và vì
          sao, được giữ chừng nào trang còn hoạt động. Danh sách chỉ gọi bạn bằng một con số.
        </p>
      </>
    ),
  },
  {
    id: 'inquiries',
    title: 'Yêu cầu tư vấn: quốc tịch, giới tính, thị thực',
    body: (
      <>
        <p>Yêu cầu gửi đến dịch vụ tư vấn có những gì bạn viết vào mẫu đơn, và mỗi phần có mục đích riêng:</p>
        <dl>
          <dt>Họ tên, email, điện thoại</dt>
          <dd>Để trả lời bạn. Số điện thoại có thể bỏ trống.</dd>
          <dt>Quốc tịch</dt>
          <dd>
            Để biết hợp đồng, tiền đặt cọc và thủ tục đăng ký nào áp dụng cho bạn. Có thể bỏ trống. Quốc tịch
            không bao giờ là lý do để từ chối bạn.
          </dd>
          <dt>Giới tính</dt>
          <dd>Chỉ khi căn nhà hoặc ký túc xá dành cho một giới. Có thể bỏ trống.</dd>
          <dt>Thị thực và thư nhập học hoặc nhận việc</dt>
          <dd>
            Để biết bạn có thể đăng ký cư trú ở những chỗ ở nào, từ khi nào, và chủ nhà hoặc trường học sẽ hỏi
            gì.
          </dd>
          <dt>Thời gian lưu trú, lý do, khu vực, ngân sách</dt>
          <dd>Để tìm chỗ ở phù hợp.</dd>
        </dl>
        <p>
          Người tư vấn của chúng tôi đọc yêu cầu. Chủ nhà nhận những gì cần để đưa ra đề xuất, ban đầu không
          có tên bạn; họ tên và cách liên hệ chỉ được cung cấp sau khi bạn đồng ý với đề xuất đó. Yêu cầu
          không được dùng vào việc gì khác: không dùng cho thống kê về cá nhân, không dùng cho quảng cáo, và
          không gắn với những gì bạn làm trên bảng tin.
        </p>
        <p>
          <strong>Trong bao lâu:</strong> yêu cầu tư vấn và mục trong danh sách chờ bị xóa một năm sau khi
          gửi, cùng mọi thứ bạn và người tư vấn đã viết và đề xuất về chúng. Bạn có thể yêu cầu xóa sớm hơn
          bất cứ lúc nào. Nếu từ đó có hợp đồng, những gì pháp luật buộc chúng tôi giữ được giữ chừng nào pháp
          luật yêu cầu.
        </p>
      </>
    ),
  },
  ...storedByVisits,
  {
    id: 'who-else',
    title: 'Ai khác thấy dữ liệu',
    body: (
      <p>
        Các công ty vận hành máy chủ và chuyển thư cho chúng tôi làm việc theo hợp đồng và chỉ theo chỉ dẫn
        của chúng tôi. Cơ quan nhà nước chỉ nhận dữ liệu khi pháp luật buộc chúng tôi. Người tư vấn và chủ nhà
        có thể ở một nước khác với bạn: ở nước mà bạn hỏi đến. Không ai khác nhận được gì.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'Chúng tôi giữ trong bao lâu',
    body: (
      <dl>
        <dt>Tài khoản</dt>
        <dd>
          Cho đến khi bạn xóa. Bạn có một tuần để đổi ý; sau đó tài khoản mất cùng phần của bạn trong mọi tin
          nhắn, các yêu cầu tư vấn và, nếu bạn chọn, các bài đăng và bình luận của bạn. Tin nhắn người khác đã
          nhận từ bạn vẫn ở chỗ họ, không kèm tên bạn. Việc giới hạn hoặc tạm khóa phải kết thúc trước.
        </dd>
        <dt>Bản sao lưu</dt>
        <dd>Những gì đã xóa sẽ mất khỏi bản sao lưu trong vòng 30 ngày.</dd>
        <dt>Bài đăng và bình luận</dt>
        <dd>Cho đến khi bạn xóa, cùng ảnh và tệp.</dd>
        <dt>Tin nhắn</dt>
        <dd>Cho đến khi cả hai bên đã xóa.</dd>
        <dt>Tìm kiếm đã lưu và dấu trang</dt>
        <dd>Cho đến khi bạn gỡ. Những gì một tìm kiếm đã tìm thấy: 31 ngày.</dd>
        <dt>Bạn nhận thư về những gì</dt>
        <dd>
          Lựa chọn của bạn và múi giờ của lựa chọn đó cho đến khi bạn xóa tài khoản. Thời điểm thư được viết:
          tám ngày.
        </dd>
        <dt>Yêu cầu tư vấn</dt>
        <dd>Một năm sau khi gửi.</dd>
        <dt>Báo cáo, quyết định và khiếu nại</dt>
        <dd>
          Một năm sau khi kết thúc, không kèm tên bạn khi tài khoản của bạn đã bị xóa. Tài khoản đã bị đóng
          vẫn đóng, cùng quyết định về nó.
        </dd>
        <dt>Những gì người kiểm duyệt đã ẩn hoặc gỡ</dt>
        <dd>Đã ẩn: một năm. Đã gỡ: 30 ngày. Lâu hơn chỉ cho đến khi khiếu nại được trả lời.</dd>
        <dt>Thư chúng tôi gửi</dt>
        <dd>Cho đến khi được chuyển đến. Nếu không chuyển được, 30 ngày kể từ lần thử cuối.</dd>
        <dt>Địa chỉ mạng và email, dùng cho giới hạn</dt>
        <dd>Một ngày.</dd>
        <dt>Số lần nhập sai mã của một tài khoản</dt>
        <dd>Tối đa hai năm.</dd>
        <dt>Số đếm từ báo cáo của các trang</dt>
        <dd>Bảy ngày.</dd>
      </dl>
    ),
  },
  {
    id: 'rights',
    title: 'Quyền của bạn',
    body: (
      <p>
        Trên trang <Link to={myDataPath}>Dữ liệu của tôi</Link>, bạn mang theo những gì chúng tôi lưu giữ về
        bạn ở định dạng phổ biến, và xóa tài khoản. Bạn cũng có thể hỏi chúng tôi lưu giữ gì về bạn, yêu cầu
        sửa hoặc xóa, phản đối một cách sử dụng, và rút lại sự đồng ý. Hãy viết cho <SupportLink /> từ địa chỉ
        của tài khoản; chúng tôi trả lời trong vòng 30 ngày và không thu phí. Nếu bạn không hài lòng với câu
        trả lời, bạn có thể tìm đến cơ quan bảo vệ dữ liệu nơi bạn sống, hoặc Ủy ban Bảo vệ Thông tin Cá nhân
        của Hàn Quốc.
      </p>
    ),
  },
  {
    id: 'age-limit',
    title: 'Độ tuổi',
    body: (
      <p>
        Trang này dành cho người từ 18 tuổi trở lên. Chúng tôi không cố ý lưu giữ dữ liệu của bất kỳ ai nhỏ
        tuổi hơn.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Thay đổi và liên hệ',
    body: (
      <p>
        Nếu chính sách này thay đổi, chính sách mới được đăng ở đây ít nhất 14 ngày trước khi có hiệu lực. Câu
        hỏi xin gửi đến <SupportLink />.
      </p>
    ),
  },
]

/** The same as privacy.en.tsx, section by section. Change both together. */
export const privacy: DocumentProps = {
  title: 'Chính sách quyền riêng tư',
  lead: (
    <p>
      Có hiệu lực từ <time dateTime="2023-10-03">2023-10-03</time>. Chúng tôi giữ những gì trang cần để hoạt
      động, chừng nào còn cần. Chúng tôi không bán gì, và không hiển thị quảng cáo.
    </p>
  ),
  sections,
}

import { myDataPath, paths } from '@within-reach/shared-core'
import { Link } from '@within-reach/shared-core/react'
import type { DocumentProps, DocumentSection } from './document'
import { SupportLink } from './support-link'

const sections: readonly DocumentSection[] = [
  {
    id: 'what',
    title: 'Within Reach là gì',
    body: (
      <>
        <p>
          Within Reach là nền tảng web dành cho những người sống hoặc đi du lịch ở nước ngoài và cho các chủ
          nhà phục vụ họ. Nền tảng có hai phần: Ask Reach, dịch vụ tư vấn, và User Space, cộng đồng với các
          bảng tin và tin nhắn riêng.
        </p>
        <p>
          Khi sử dụng trang, bạn đồng ý với các điều khoản này. Nếu bạn không đồng ý, vui lòng không sử dụng
          trang. Đọc bảng tin và gửi yêu cầu tư vấn cho chỗ ở dài hạn hoặc lưu trú ngắn hạn không cần tài
          khoản; đăng bài, bình luận và nhắn tin thì cần.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Ai được sử dụng',
    body: (
      <>
        <p>
          Người dùng phải đủ 18 tuổi trở lên. Khi đồng ý với các điều khoản này lúc đăng ký, bạn xác nhận điều
          đó. Chúng tôi đóng những tài khoản mà chúng tôi biết chủ tài khoản nhỏ tuổi hơn.
        </p>
        <p>
          Bạn cũng phải có khả năng giao kết hợp đồng tại nơi bạn sống, và chưa từng bị chúng tôi loại trừ
          trước đây.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Tài khoản của bạn',
    body: (
      <ul>
        <li>Một tài khoản dành cho một người, với địa chỉ email của chính bạn và tên thật.</li>
        <li>
          Hãy giữ kín mật khẩu của bạn. Những gì được thực hiện bằng tài khoản của bạn được coi là do bạn thực
          hiện, trừ khi tài khoản bị chiếm mà không do lỗi của bạn.
        </li>
        <li>
          Nếu người khác có thể biết mật khẩu của bạn, hãy{' '}
          <Link to={paths.resetPassword}>đặt mật khẩu mới</Link>: mọi lần đăng nhập khác của tài khoản sẽ kết
          thúc ngay lúc đó. Sau đó hãy cho chúng tôi biết.
        </li>
      </ul>
    ),
  },
  {
    id: 'agent-service',
    title: 'Dịch vụ tư vấn',
    body: (
      <>
        <p>
          Yêu cầu tư vấn là lời nhờ giúp đỡ, không phải hợp đồng thuê và không phải đặt chỗ. Người tư vấn của
          chúng tôi tìm kiếm, kiểm tra những gì có thể kiểm tra từ nơi họ ở, và trả lời qua email.
        </p>
        <p>
          Hợp đồng chỉ được lập giữa bạn và chủ nhà, và chỉ khi cả hai bên đồng ý. Tiền thuê, tiền đặt cọc và
          phí là theo hợp đồng đó. Nếu người tư vấn tính phí cho việc gì, bạn được báo giá trước, và bạn không
          nợ gì cho đến khi bạn đồng ý.
        </p>
        <p>
          Các khu vực lần lượt được mở. Yêu cầu cho một khu vực chưa mở được giữ trong danh sách chờ, và chúng
          tôi viết cho bạn khi khu vực đó mở.
        </p>
      </>
    ),
  },
  {
    id: 'posting-policy',
    title: 'Quy định đăng bài',
    body: (
      <>
        <p>
          Những gì bạn đăng là của bạn, và bạn chịu trách nhiệm về nội dung đó. Khi đăng, bạn cho phép chúng
          tôi lưu giữ và hiển thị nội dung trên trang này, miễn phí, cho đến khi bạn xóa.
        </p>
        <p>Khi bạn đăng bài, bình luận hoặc viết tin nhắn:</p>
        <ul>
          <li>Chỉ chào mời những gì bạn có quyền chào mời. Hãy mô tả trung thực, với ảnh của chính bạn.</li>
          <li>Đăng vào đúng bảng tin, một lần, và xóa khi nội dung không còn đúng.</li>
          <li>Không thù ghét, đe dọa, quấy rối hay phân biệt đối xử, và không có nội dung tình dục.</li>
          <li>
            Không nêu thông tin riêng tư của người khác: không tên, địa chỉ, số hay ảnh khi chưa có sự đồng ý
            của họ.
          </li>
          <li>
            Không vũ khí, ma túy, thuốc, động vật sống, hàng giả hay hàng trộm cắp, và không gì khác trái pháp
            luật tại nơi của bạn hoặc của người đọc.
          </li>
          <li>Không quảng cáo hàng loạt, không mô hình lừa đảo, không tệp hay liên kết độc hại.</li>
          <li>Không hỏi mật khẩu, mã hay giấy tờ, và không đòi trả tiền trước cho thứ chưa ai xem.</li>
          <li>
            Tin việc làm nói đúng sự thật ai tuyển, làm gì, ở đâu và lương bao nhiêu. Không ai phải trả tiền
            để có việc.
          </li>
          <li>
            Chỗ ở được chào mời cho mọi người như nhau, trong chừng mực việc ở chung và pháp luật cho phép.
          </li>
        </ul>
        <p>
          Chúng tôi có thể gỡ những gì vi phạm các quy tắc này, và đóng tài khoản của người tiếp tục vi phạm.
          Nếu bạn cho rằng chúng tôi sai, hãy viết cho chúng tôi và một người khác sẽ xem lại. Để báo cáo một
          bài đăng, hãy nhấn “Báo cáo” bên dưới bài, hoặc viết cho <SupportLink /> và nêu địa chỉ của bài.
        </p>
      </>
    ),
  },
  {
    id: 'between-members',
    title: 'Giữa các thành viên',
    body: (
      <>
        <p>
          Các thành viên giao dịch trực tiếp với nhau. Chúng tôi chỉ kiểm tra thành viên trong chừng mực được
          ghi bên bài đăng của họ, không kiểm tra những gì được chào mời trên bảng tin, và chúng tôi không
          phải là một bên trong thỏa thuận của họ.
        </p>
        <ul>
          <li>Hãy gặp ở nơi công cộng, vào ban ngày, và cho ai đó biết bạn ở đâu.</li>
          <li>Hãy xem nhà hoặc món đồ, và giấy tờ, trước khi trả tiền.</li>
          <li>Hãy trả tiền theo cách có thể truy vết, và cẩn thận với bất kỳ ai tỏ ra vội vàng.</li>
          <li>
            Nếu bạn bị lừa, trước tiên hãy đến cảnh sát rồi viết cho chúng tôi: chúng tôi giúp họ trong phạm
            vi pháp luật cho phép.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'our-content',
    title: 'Những gì thuộc về chúng tôi',
    body: (
      <p>
        Tên, nhãn hiệu, nội dung, hình vẽ và phần mềm của trang thuộc về chúng tôi hoặc được dùng theo giấy
        phép. Bạn được xem, dẫn liên kết và trích dẫn. Bạn không được sao chép bảng tin bằng máy, lách các
        giới hạn, hoặc tìm cách truy cập những gì không dành cho bạn.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Chúng tôi chịu trách nhiệm về gì',
    body: (
      <>
        <p>
          Chúng tôi vận hành trang cẩn thận, nhưng không thể hứa rằng trang luôn hoạt động, hoặc những gì
          thành viên và chủ nhà viết là đúng.
        </p>
        <p>
          Chúng tôi chịu trách nhiệm không giới hạn cho thiệt hại do chúng tôi cố ý hoặc bất cẩn nghiêm trọng
          gây ra, và cho tổn hại về tính mạng, thân thể hoặc sức khỏe. Ngoài ra, chúng tôi chịu trách nhiệm
          theo yêu cầu của pháp luật. Không điều gì ở đây lấy đi quyền mà bạn có với tư cách người tiêu dùng.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Kết thúc tài khoản',
    body: (
      <p>
        Bạn có thể dừng bất cứ lúc nào: xóa tài khoản trên trang <Link to={myDataPath}>Dữ liệu của tôi</Link>,
        hoặc viết cho <SupportLink /> từ địa chỉ của tài khoản và chúng tôi sẽ xóa. Điều gì xảy ra với dữ liệu
        của bạn sau đó được nêu trong <Link to={paths.privacy}>Chính sách quyền riêng tư</Link>. Chúng tôi có
        thể kết thúc tài khoản vi phạm các điều khoản này, sau khi cảnh cáo nếu việc cảnh cáo có ý nghĩa.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Thay đổi',
    body: (
      <p>
        Nếu các điều khoản này thay đổi, điều khoản mới và ngày có hiệu lực được đăng trên trang này ít nhất
        14 ngày trước đó. Nếu thay đổi gây bất lợi cho bạn, chúng tôi cũng viết cho bạn. Nếu bạn sử dụng trang
        sau ngày đó, bạn đồng ý với các điều khoản mới.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Luật áp dụng và tòa án',
    body: (
      <p>
        Các điều khoản này tuân theo pháp luật Hàn Quốc. Tòa án Hàn Quốc giải quyết tranh chấp, trừ khi pháp
        luật nơi bạn sống với tư cách người tiêu dùng cho bạn một tòa án khác. Nếu một phần của các điều khoản
        này không có hiệu lực, phần còn lại vẫn có hiệu lực.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Liên hệ',
    body: (
      <p>
        Câu hỏi về các điều khoản này xin gửi đến <SupportLink />.
      </p>
    ),
  },
]

/** The same as terms.en.tsx, section by section. Change both together. */
export const terms: DocumentProps = {
  title: 'Điều khoản sử dụng',
  lead: (
    <p>
      Có hiệu lực từ <time dateTime="2023-10-03">2023-10-03</time>. Người dùng phải đủ 18 tuổi trở lên. Các
      điều khoản này tuân theo pháp luật Hàn Quốc.
    </p>
  ),
  sections,
}

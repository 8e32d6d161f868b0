import type { CautionCategory } from './interlock'
import type { Localized } from './languages'

/** What people read about a suspicion. */
export interface CautionText {
  /** What was found, for the author and for readers. */
  readonly reason: Localized
  /** What the author can do instead. */
  readonly instead: Localized
  /** What a reader should do. */
  readonly advice: Localized
}

/** The texts of each category. */
export const cautionTexts: Readonly<Record<CautionCategory, CautionText>> = {
  'money-first': {
    reason: {
      en: 'It asks for money before a viewing.',
      ko: '집을 보기 전에 돈을 요구해요.',
      zh: '在看房之前要求付钱。',
      vi: 'Nội dung đòi tiền trước khi xem nhà.',
    },
    instead: {
      en: 'Offer a viewing first, and take the deposit when the contract is signed.',
      ko: '집을 먼저 보여 주시고, 보증금은 계약할 때 받아 주세요.',
      zh: '请先安排看房，签约时再收取押金。',
      vi: 'Hãy cho xem nhà trước và chỉ nhận tiền đặt cọc khi ký hợp đồng.',
    },
    advice: {
      en: 'Pay only after you have seen the place and signed the contract.',
      ko: '집을 직접 보고 계약한 뒤에만 돈을 보내세요.',
      zh: '请在看过房屋并签约之后再付款。',
      vi: 'Chỉ trả tiền sau khi bạn đã xem nhà và ký hợp đồng.',
    },
  },
  abroad: {
    reason: {
      en: 'The owner is away, and keys come by post or through a third party.',
      ko: '집주인은 멀리 있고 열쇠는 우편이나 다른 사람을 통해 온다고 해요.',
      zh: '房东不在当地，钥匙通过邮寄或第三方交付。',
      vi: 'Chủ nhà ở xa, và chìa khóa được gửi qua bưu điện hoặc bên thứ ba.',
    },
    instead: {
      en: 'Name somebody nearby who can show the place and hand over the keys.',
      ko: '가까이에서 집을 보여 주고 열쇠를 건네줄 분을 알려 주세요.',
      zh: '请指定附近能带人看房并交付钥匙的人。',
      vi: 'Hãy nêu tên một người ở gần có thể cho xem nhà và giao chìa khóa.',
    },
    advice: {
      en: 'Ask to be shown the place by somebody with the keys. Do not pay for keys in the post.',
      ko: '열쇠를 가진 사람에게 집을 보여 달라고 하세요. 열쇠 택배를 믿고 돈을 보내지 마세요.',
      zh: '请要求由持有钥匙的人带您看房。不要为邮寄的钥匙付款。',
      vi: 'Hãy yêu cầu người giữ chìa khóa cho bạn xem nhà. Đừng trả tiền cho chìa khóa gửi qua bưu điện.',
    },
  },
  wire: {
    reason: {
      en: 'It asks for a payment that cannot be taken back or traced.',
      ko: '되돌리거나 추적하기 어려운 방법으로 돈을 요구해요.',
      zh: '要求以无法追回或追踪的方式付款。',
      vi: 'Nội dung đòi thanh toán theo cách không thể lấy lại hoặc truy vết.',
    },
    instead: {
      en: 'Take money by a transfer to your own account, when you meet.',
      ko: '만나서 본인 명의 계좌로 받아 주세요.',
      zh: '请在见面时收款，转账到您本人的账户。',
      vi: 'Hãy nhận tiền bằng chuyển khoản vào tài khoản của chính bạn khi gặp mặt.',
    },
    advice: {
      en: 'Pay nobody whom you have not met, and never to an account of somebody else.',
      ko: '만나지 않은 사람이나 다른 사람 명의의 계좌로는 돈을 보내지 마세요.',
      zh: '不要付钱给没有见过面的人，也绝不要付到他人的账户。',
      vi: 'Đừng trả tiền cho người bạn chưa gặp, và đừng bao giờ chuyển vào tài khoản của người khác.',
    },
  },
  'gift-cards': {
    reason: {
      en: 'It asks for gift cards or their codes.',
      ko: '상품권이나 그 번호를 요구해요.',
      zh: '索要礼品卡或其卡密。',
      vi: 'Nội dung đòi thẻ quà tặng hoặc mã thẻ.',
    },
    instead: {
      en: 'Take money by a bank transfer or in cash, when you meet.',
      ko: '만나서 계좌이체나 현금으로 받아 주세요.',
      zh: '请在见面时通过银行转账或现金收款。',
      vi: 'Hãy nhận tiền bằng chuyển khoản hoặc tiền mặt khi gặp mặt.',
    },
    advice: {
      en: 'Nobody honest takes rent in gift cards. Do not buy any, and send no codes.',
      ko: '상품권으로 월세를 받는 사람은 없어요. 사지도, 번호를 보내지도 마세요.',
      zh: '诚实的人不会用礼品卡收租。不要购买，也不要发送卡密。',
      vi: 'Không người trung thực nào nhận tiền thuê bằng thẻ quà tặng. Đừng mua và đừng gửi mã thẻ.',
    },
  },
  crypto: {
    reason: {
      en: 'It is about paying or investing with crypto money.',
      ko: '가상화폐로 결제하거나 투자하라고 해요.',
      zh: '涉及用加密货币付款或投资。',
      vi: 'Nội dung nói về thanh toán hoặc đầu tư bằng tiền mã hóa.',
    },
    instead: {
      en: 'Take money by a bank transfer. Investments are not for this site.',
      ko: '계좌이체로 받아 주세요. 투자 권유는 이곳에 맞지 않아요.',
      zh: '请通过银行转账收款。本站不适合谈投资。',
      vi: 'Hãy nhận tiền bằng chuyển khoản ngân hàng. Trang này không dành cho đầu tư.',
    },
    advice: {
      en: 'Send no crypto money: it does not come back. Promised profits are a lure.',
      ko: '가상화폐는 보내면 돌려받을 수 없어요. 수익을 약속하는 말은 미끼예요.',
      zh: '不要发送加密货币：无法追回。许诺的收益只是诱饵。',
      vi: 'Đừng gửi tiền mã hóa: bạn sẽ không lấy lại được. Lợi nhuận hứa hẹn chỉ là mồi nhử.',
    },
  },
  messenger: {
    reason: {
      en: 'It leads away from this site to another messenger.',
      ko: '이 사이트를 떠나 다른 메신저로 오라고 해요.',
      zh: '引导您离开本站，转到其他聊天软件。',
      vi: 'Nội dung dẫn ra khỏi trang này đến một ứng dụng nhắn tin khác.',
    },
    instead: {
      en: 'Answer here as well, so that both of you can refer to what was said.',
      ko: '나중에 서로 확인할 수 있도록 이곳에서도 답해 주세요.',
      zh: '请同时在这里回复，以便双方日后查阅说过的内容。',
      vi: 'Hãy trả lời cả ở đây, để hai bên có thể xem lại những gì đã nói.',
    },
    advice: {
      en: 'Stay on this site until you have met: here we can help if something goes wrong.',
      ko: '만나기 전까지는 이곳에서 이야기하세요. 문제가 생기면 도와드릴 수 있어요.',
      zh: '见面之前请留在本站：出现问题时我们可以帮助您。',
      vi: 'Hãy ở lại trang này cho đến khi gặp mặt: ở đây chúng tôi có thể giúp nếu có chuyện xảy ra.',
    },
  },
  numbers: {
    reason: {
      en: 'A phone or account number is disguised.',
      ko: '전화번호나 계좌번호를 숨겨 적었어요.',
      zh: '电话或账户号码经过伪装。',
      vi: 'Số điện thoại hoặc số tài khoản bị ngụy trang.',
    },
    instead: {
      en: 'Write the number in plain digits, or leave it out.',
      ko: '번호는 숫자로 그대로 적거나 빼 주세요.',
      zh: '请用普通数字书写号码，或不写。',
      vi: 'Hãy viết số bằng chữ số thông thường, hoặc bỏ số đi.',
    },
    advice: {
      en: 'Ask why the number is hidden, and do not send money to it.',
      ko: '번호를 왜 숨겼는지 물어보고, 그 번호로 돈을 보내지 마세요.',
      zh: '请询问号码为何被隐藏，不要向其汇款。',
      vi: 'Hãy hỏi vì sao số bị che giấu, và đừng chuyển tiền đến đó.',
    },
  },
  links: {
    reason: {
      en: 'A link hides where it leads.',
      ko: '링크가 어디로 가는지 숨겨져 있어요.',
      zh: '链接隐藏了真实去向。',
      vi: 'Một liên kết che giấu nơi nó dẫn đến.',
    },
    instead: {
      en: 'Use the full address of the page.',
      ko: '페이지의 전체 주소를 적어 주세요.',
      zh: '请使用页面的完整地址。',
      vi: 'Hãy dùng địa chỉ đầy đủ của trang.',
    },
    advice: {
      en: 'Do not log in or pay on a page that you open from here.',
      ko: '여기에서 연 페이지에서는 로그인하거나 결제하지 마세요.',
      zh: '不要在由此打开的页面上登录或付款。',
      vi: 'Đừng đăng nhập hoặc thanh toán trên trang mở từ đây.',
    },
  },
  identity: {
    reason: {
      en: 'It asks for documents, codes or bank details.',
      ko: '신분증이나 인증번호, 은행 정보를 요구해요.',
      zh: '索要证件、验证码或银行信息。',
      vi: 'Nội dung đòi giấy tờ, mã xác nhận hoặc thông tin ngân hàng.',
    },
    instead: {
      en: 'Look at documents together when you sign. Never ask for codes.',
      ko: '서류는 계약할 때 만나서 확인해 주세요. 인증번호는 묻지 마세요.',
      zh: '请在签约时一起查看证件。切勿索要验证码。',
      vi: 'Hãy cùng xem giấy tờ khi ký hợp đồng. Đừng bao giờ hỏi mã xác nhận.',
    },
    advice: {
      en: 'Show documents only when you sign. Never tell a code that you received.',
      ko: '신분증은 계약할 때만 보여 주세요. 받은 인증번호는 누구에게도 알려 주지 마세요.',
      zh: '只在签约时出示证件。切勿透露您收到的验证码。',
      vi: 'Chỉ cho xem giấy tờ khi ký hợp đồng. Đừng bao giờ cho biết mã bạn nhận được.',
    },
  },
  job: {
    reason: {
      en: 'It promises easy money, asks for a fee, or wants to use your account.',
      ko: '쉽게 큰돈을 번다고 하거나, 비용을 요구하거나, 통장을 빌리려고 해요.',
      zh: '许诺轻松赚钱、收取费用，或想使用您的账户。',
      vi: 'Nội dung hứa hẹn tiền dễ kiếm, đòi phí, hoặc muốn dùng tài khoản của bạn.',
    },
    instead: {
      en: 'Name the employer, the place and the contract, and ask for no fee.',
      ko: '회사와 일하는 곳, 계약 조건을 적고 비용은 요구하지 마세요.',
      zh: '请写明雇主、地点和合同，不要收取费用。',
      vi: 'Hãy nêu nhà tuyển dụng, địa điểm và hợp đồng, và đừng đòi phí.',
    },
    advice: {
      en: 'Pay nothing for a job, and lend nobody your account: you would be liable.',
      ko: '일자리에 돈을 내지 말고 통장을 빌려주지 마세요. 책임을 지게 될 수 있어요.',
      zh: '不要为工作付钱，也不要把账户借给任何人：您可能要承担责任。',
      vi: 'Đừng trả tiền để có việc làm, và đừng cho ai mượn tài khoản: bạn sẽ phải chịu trách nhiệm.',
    },
  },
  overpayment: {
    reason: {
      en: 'It sends too much, and wants a part back.',
      ko: '돈을 더 보내고 일부를 돌려 달라고 해요.',
      zh: '多付款项，再要求退回一部分。',
      vi: 'Nội dung nói sẽ gửi thừa tiền và đòi lại một phần.',
    },
    instead: {
      en: 'Agree on the exact amount, and send no cheques.',
      ko: '정확한 금액만 주고받고 수표는 보내지 마세요.',
      zh: '请约定准确的金额，不要寄送支票。',
      vi: 'Hãy thỏa thuận số tiền chính xác, và đừng gửi séc.',
    },
    advice: {
      en: 'Send nothing back: such payments fail days later.',
      ko: '돌려보내지 마세요. 이런 입금은 며칠 뒤에 취소돼요.',
      zh: '不要退款：这类付款几天后会失效。',
      vi: 'Đừng gửi lại gì: các khoản thanh toán như vậy bị hủy sau vài ngày.',
    },
  },
  bait: {
    reason: {
      en: 'It tells of an emergency or a prize, and asks for money.',
      ko: '급한 사정이나 당첨을 말하며 돈을 요구해요.',
      zh: '讲述紧急情况或中奖，并索要钱财。',
      vi: 'Nội dung kể về tình huống khẩn cấp hoặc giải thưởng, và đòi tiền.',
    },
    instead: {
      en: 'Do not ask strangers for money here.',
      ko: '모르는 사람에게 돈을 부탁하지 마세요.',
      zh: '请不要在这里向陌生人要钱。',
      vi: 'Đừng xin tiền người lạ ở đây.',
    },
    advice: {
      en: 'Do not send money to somebody whom you do not know.',
      ko: '모르는 사람에게 돈을 보내지 마세요.',
      zh: '不要给您不认识的人汇款。',
      vi: 'Đừng gửi tiền cho người bạn không quen biết.',
    },
  },
  wording: {
    reason: {
      en: 'It is worded like known scams.',
      ko: '알려진 사기 글과 표현이 비슷해요.',
      zh: '措辞与已知诈骗相似。',
      vi: 'Cách viết giống những vụ lừa đảo đã biết.',
    },
    instead: {
      en: 'Say plainly what you offer or need, and ask for no money or documents before you meet.',
      ko: '무엇을 제공하거나 원하는지 분명히 적고, 만나기 전에는 돈이나 서류를 요구하지 마세요.',
      zh: '请直接说明您提供或需要什么，见面之前不要索要钱财或证件。',
      vi: 'Hãy nói rõ bạn cung cấp hoặc cần gì, và đừng đòi tiền hay giấy tờ trước khi gặp mặt.',
    },
    advice: {
      en: 'Meet first. Send no money and no documents before that.',
      ko: '먼저 만나 보세요. 그 전에는 돈이나 서류를 보내지 마세요.',
      zh: '请先见面。在此之前不要发送钱财或证件。',
      vi: 'Hãy gặp mặt trước. Đừng gửi tiền và giấy tờ trước đó.',
    },
  },
  duplicates: {
    reason: {
      en: 'Several accounts posted the same text or picture.',
      ko: '여러 계정이 같은 글이나 사진을 올렸어요.',
      zh: '多个账号发布了相同的文字或图片。',
      vi: 'Nhiều tài khoản đã đăng cùng một nội dung hoặc hình ảnh.',
    },
    instead: {
      en: 'Use your own words and pictures.',
      ko: '직접 쓴 글과 직접 찍은 사진을 올려 주세요.',
      zh: '请使用您自己的文字和图片。',
      vi: 'Hãy dùng lời và hình ảnh của chính bạn.',
    },
    advice: {
      en: 'Ask for a picture or a video that was taken today, and for a viewing.',
      ko: '오늘 찍은 사진이나 영상을 부탁하고, 직접 보러 가세요.',
      zh: '请索要当天拍摄的照片或视频，并要求看房。',
      vi: 'Hãy yêu cầu ảnh hoặc video chụp hôm nay, và yêu cầu được xem nhà.',
    },
  },
  newcomer: {
    reason: {
      en: 'It is from a new account that writes to many members.',
      ko: '새로 가입해 여러 회원에게 글을 보내는 계정이에요.',
      zh: '来自一个向许多会员发消息的新账号。',
      vi: 'Nội dung đến từ một tài khoản mới đang viết cho nhiều thành viên.',
    },
    instead: {
      en: 'Write to fewer members at a time.',
      ko: '한 번에 적은 수의 회원에게만 보내 주세요.',
      zh: '请一次少给几位会员发消息。',
      vi: 'Hãy viết cho ít thành viên hơn mỗi lần.',
    },
    advice: {
      en: 'Take your time, and check what it says.',
      ko: '서두르지 말고 내용을 확인하세요.',
      zh: '请不要着急，并核实其所说的内容。',
      vi: 'Đừng vội, và hãy kiểm tra những gì được nói.',
    },
  },
}

/** The texts of the categories of an answer. Those that this version does not know are left out. */
export const cautionTextsOf = (categories: readonly string[]): CautionText[] =>
  Object.entries(cautionTexts).flatMap(([category, text]) => (categories.includes(category) ? [text] : []))

import type { CautionText } from './caution-text'

/** The texts of the categories that are about money. */
export const moneyCautions = {
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
      ko: '정직한 사람은 월세를 상품권으로 받지 않아요. 사지도, 번호를 보내지도 마세요.',
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
} as const satisfies Readonly<Record<string, CautionText>>

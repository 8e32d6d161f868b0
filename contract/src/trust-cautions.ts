import type { CautionText } from './caution-text'

/** The texts of the categories that are about who writes and where it leads. */
export const trustCautions = {
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
} as const satisfies Readonly<Record<string, CautionText>>

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
    reason: { en: 'It asks for money before a viewing.', ko: '집을 보기 전에 돈을 요구해요.' },
    instead: {
      en: 'Offer a viewing first, and take the deposit when the contract is signed.',
      ko: '집을 먼저 보여 주시고, 보증금은 계약할 때 받아 주세요.',
    },
    advice: {
      en: 'Pay only after you have seen the place and signed the contract.',
      ko: '집을 직접 보고 계약한 뒤에만 돈을 보내세요.',
    },
  },
  abroad: {
    reason: {
      en: 'The owner is away, and keys come by post or through a third party.',
      ko: '집주인은 멀리 있고 열쇠는 우편이나 다른 사람을 통해 온다고 해요.',
    },
    instead: {
      en: 'Name somebody nearby who can show the place and hand over the keys.',
      ko: '가까이에서 집을 보여 주고 열쇠를 건네줄 분을 알려 주세요.',
    },
    advice: {
      en: 'Ask to be shown the place by somebody with the keys. Do not pay for keys in the post.',
      ko: '열쇠를 가진 사람에게 집을 보여 달라고 하세요. 열쇠 택배를 믿고 돈을 보내지 마세요.',
    },
  },
  wire: {
    reason: {
      en: 'It asks for a payment that cannot be taken back or traced.',
      ko: '되돌리거나 추적하기 어려운 방법으로 돈을 요구해요.',
    },
    instead: {
      en: 'Take money by a transfer to your own account, when you meet.',
      ko: '만나서 본인 명의 계좌로 받아 주세요.',
    },
    advice: {
      en: 'Pay nobody whom you have not met, and never to an account of somebody else.',
      ko: '만나지 않은 사람이나 다른 사람 명의의 계좌로는 돈을 보내지 마세요.',
    },
  },
  'gift-cards': {
    reason: { en: 'It asks for gift cards or their codes.', ko: '상품권이나 그 번호를 요구해요.' },
    instead: {
      en: 'Take money by a bank transfer or in cash, when you meet.',
      ko: '만나서 계좌이체나 현금으로 받아 주세요.',
    },
    advice: {
      en: 'Nobody honest takes rent in gift cards. Do not buy any, and send no codes.',
      ko: '상품권으로 월세를 받는 사람은 없어요. 사지도, 번호를 보내지도 마세요.',
    },
  },
  crypto: {
    reason: {
      en: 'It is about paying or investing with crypto money.',
      ko: '가상화폐로 결제하거나 투자하라고 해요.',
    },
    instead: {
      en: 'Take money by a bank transfer. Investments are not for this site.',
      ko: '계좌이체로 받아 주세요. 투자 권유는 이곳에 맞지 않아요.',
    },
    advice: {
      en: 'Send no crypto money: it does not come back. Promised profits are a lure.',
      ko: '가상화폐는 보내면 돌려받을 수 없어요. 수익을 약속하는 말은 미끼예요.',
    },
  },
  messenger: {
    reason: {
      en: 'It leads away from this site to another messenger.',
      ko: '이 사이트를 떠나 다른 메신저로 오라고 해요.',
    },
    instead: {
      en: 'Answer here as well, so that both of you can refer to what was said.',
      ko: '나중에 서로 확인할 수 있도록 이곳에서도 답해 주세요.',
    },
    advice: {
      en: 'Stay on this site until you have met: here we can help if something goes wrong.',
      ko: '만나기 전까지는 이곳에서 이야기하세요. 문제가 생기면 도와드릴 수 있어요.',
    },
  },
  numbers: {
    reason: { en: 'A phone or account number is disguised.', ko: '전화번호나 계좌번호를 숨겨 적었어요.' },
    instead: {
      en: 'Write the number in plain digits, or leave it out.',
      ko: '번호는 숫자로 그대로 적거나 빼 주세요.',
    },
    advice: {
      en: 'Ask why the number is hidden, and do not send money to it.',
      ko: '번호를 왜 숨겼는지 물어보고, 그 번호로 돈을 보내지 마세요.',
    },
  },
  links: {
    reason: { en: 'A link hides where it leads.', ko: '링크가 어디로 가는지 숨겨져 있어요.' },
    instead: { en: 'Use the full address of the page.', ko: '페이지의 전체 주소를 적어 주세요.' },
    advice: {
      en: 'Do not log in or pay on a page that you open from here.',
      ko: '여기에서 연 페이지에서는 로그인하거나 결제하지 마세요.',
    },
  },
  identity: {
    reason: {
      en: 'It asks for documents, codes or bank details.',
      ko: '신분증이나 인증번호, 은행 정보를 요구해요.',
    },
    instead: {
      en: 'Look at documents together when you sign. Never ask for codes.',
      ko: '서류는 계약할 때 만나서 확인해 주세요. 인증번호는 묻지 마세요.',
    },
    advice: {
      en: 'Show documents only when you sign. Never tell a code that you received.',
      ko: '신분증은 계약할 때만 보여 주세요. 받은 인증번호는 누구에게도 알려 주지 마세요.',
    },
  },
  job: {
    reason: {
      en: 'It promises easy money, asks for a fee, or wants to use your account.',
      ko: '쉽게 큰돈을 번다고 하거나, 비용을 요구하거나, 통장을 빌리려고 해요.',
    },
    instead: {
      en: 'Name the employer, the place and the contract, and ask for no fee.',
      ko: '회사와 일하는 곳, 계약 조건을 적고 비용은 요구하지 마세요.',
    },
    advice: {
      en: 'Pay nothing for a job, and lend nobody your account: you would be liable.',
      ko: '일자리에 돈을 내지 말고 통장을 빌려주지 마세요. 책임을 지게 될 수 있어요.',
    },
  },
  overpayment: {
    reason: {
      en: 'It sends too much, and wants a part back.',
      ko: '돈을 더 보내고 일부를 돌려 달라고 해요.',
    },
    instead: {
      en: 'Agree on the exact amount, and send no cheques.',
      ko: '정확한 금액만 주고받고 수표는 보내지 마세요.',
    },
    advice: {
      en: 'Send nothing back: such payments fail days later.',
      ko: '돌려보내지 마세요. 이런 입금은 며칠 뒤에 취소돼요.',
    },
  },
  bait: {
    reason: {
      en: 'It tells of an emergency or a prize, and asks for money.',
      ko: '급한 사정이나 당첨을 말하며 돈을 요구해요.',
    },
    instead: {
      en: 'Do not ask strangers for money here.',
      ko: '모르는 사람에게 돈을 부탁하지 마세요.',
    },
    advice: {
      en: 'Do not send money to somebody whom you do not know.',
      ko: '모르는 사람에게 돈을 보내지 마세요.',
    },
  },
  wording: {
    reason: {
      en: 'It is worded like known scams.',
      ko: '알려진 사기 글과 표현이 비슷해요.',
    },
    instead: {
      en: 'Say plainly what you offer or need, and ask for no money or documents before you meet.',
      ko: '무엇을 제공하거나 원하는지 분명히 적고, 만나기 전에는 돈이나 서류를 요구하지 마세요.',
    },
    advice: {
      en: 'Meet first. Send no money and no documents before that.',
      ko: '먼저 만나 보세요. 그 전에는 돈이나 서류를 보내지 마세요.',
    },
  },
  duplicates: {
    reason: {
      en: 'Several accounts posted the same text or picture.',
      ko: '여러 계정이 같은 글이나 사진을 올렸어요.',
    },
    instead: {
      en: 'Use your own words and pictures.',
      ko: '직접 쓴 글과 직접 찍은 사진을 올려 주세요.',
    },
    advice: {
      en: 'Ask for a picture or a video that was taken today, and for a viewing.',
      ko: '오늘 찍은 사진이나 영상을 부탁하고, 직접 보러 가세요.',
    },
  },
  newcomer: {
    reason: {
      en: 'It is from a new account that writes to many members.',
      ko: '새로 가입해 여러 회원에게 글을 보내는 계정이에요.',
    },
    instead: {
      en: 'Write to fewer members at a time.',
      ko: '한 번에 적은 수의 회원에게만 보내 주세요.',
    },
    advice: {
      en: 'Take your time, and check what it says.',
      ko: '서두르지 말고 내용을 확인하세요.',
    },
  },
}

/** The texts of the categories of an answer. Those that this version does not know are left out. */
export const cautionTextsOf = (categories: readonly string[]): CautionText[] =>
  Object.entries(cautionTexts).flatMap(([category, text]) => (categories.includes(category) ? [text] : []))

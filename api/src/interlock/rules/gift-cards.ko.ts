import type { Rule } from './rule'

export const giftCardsKorean: readonly Rule[] = [
  {
    id: 'ko.gift-cards.상품권',
    category: 'gift-cards',
    weight: 0.5,
    patterns: ['<상품권>'],
    matches: ['문화상품권'],
    spares: ['보증금'],
  },
  {
    id: 'ko.gift-cards.상품권-핀',
    category: 'gift-cards',
    weight: 0.9,
    patterns: [
      '<상품권> & 뒷면|핀번호|긁어|코드',
      '<상품권> ~26 + <핀번호>',
      '핀번호|핀으로|코드찍|뒤에번호|코드만',
    ],
    matches: ['상품권 사서 핀번호 보내 주세요'],
    spares: ['상품권 팔아요'],
  },
]

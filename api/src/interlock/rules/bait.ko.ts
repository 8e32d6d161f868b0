import type { Rule } from './rule'

export const baitKorean: readonly Rule[] = [
  {
    id: 'ko.bait.곤경',
    category: 'bait',
    weight: 0.5,
    patterns: ['<곤경>'],
    matches: ['지갑을 잃어버렸어요'],
    spares: ['우산을 샀어요'],
  },
  {
    id: 'ko.bait.곤경-돈',
    category: 'bait',
    weight: 0.6,
    patterns: ['<곤경> & <꿔줘>'],
    matches: ['지갑을 잃어버려서 10만원만 빌려 주세요'],
    spares: ['지갑을 잃어버렸어요'],
  },
  {
    id: 'ko.bait.당첨',
    category: 'bait',
    weight: 0.7,
    patterns: ['<당첨>'],
    matches: ['당첨되셨습니다'],
    spares: ['당근'],
  },
  {
    id: 'ko.bait.당첨-비용',
    category: 'bait',
    weight: 0.5,
    patterns: ['<당첨> & <납부>|<일비용>|배송비|<link>|결제'],
    matches: ['당첨, 배송비 결제'],
    spares: ['당첨'],
  },
]

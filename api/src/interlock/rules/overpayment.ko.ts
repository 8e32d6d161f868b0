import type { Rule } from './rule'

export const overpaymentKorean: readonly Rule[] = [
  {
    id: 'ko.overpayment.차액',
    category: 'overpayment',
    weight: 0.8,
    patterns: ['<차액> ~26 + <납부>'],
    matches: ['차액은 다시 보내 주세요'],
    spares: ['차액이 얼마예요'],
  },
  {
    id: 'ko.overpayment.수표',
    category: 'overpayment',
    weight: 0.5,
    patterns: ['수표'],
    matches: ['수표로 드려요'],
    spares: ['현금으로 드려요'],
  },
  {
    id: 'ko.overpayment.실수',
    category: 'overpayment',
    weight: 0.4,
    patterns: ['실수로|잘못 ~14 보냈|입금했|이체했|송금했'],
    matches: ['실수로 더 보냈어요'],
    spares: ['실수했어요'],
  },
  {
    id: 'ko.overpayment.수표-송금',
    category: 'overpayment',
    weight: 0.8,
    patterns: ['수표 & 나머지는|나머지를', '수표 & 송금|이체|남는|몫|차액'],
    matches: ['수표로 드리니 남는 돈은 송금해 주세요'],
    spares: ['수표로 드려요'],
  },
  {
    id: 'ko.overpayment.더-보냄',
    category: 'overpayment',
    weight: 1.0,
    patterns: ['더보내|더입금|더송금|더드릴 & 남는돈|남은돈|나머지|차액|잔돈|거스름'],
    matches: ['더 보내 드릴 테니 남는 돈은 기사님께 주세요'],
    spares: ['남는 돈이 없어요'],
  },
]

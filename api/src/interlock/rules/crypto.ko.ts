import type { Rule } from './rule'

export const cryptoKorean: readonly Rule[] = [
  {
    id: 'ko.crypto.코인-결제',
    category: 'crypto',
    weight: 1.0,
    patterns: [
      '<코인> ~4 만받|받습니다|받아요|결제',
      '<코인> & 전송확인',
      '<코인> ~20 + <납부>|예약금|월세|보증금|지갑',
      '지갑주소|지갑으로',
      '<wallet>',
    ],
    matches: ['비트코인으로 보내 주세요'],
    spares: ['비트코인이 올랐어요'],
  },
  {
    id: 'ko.crypto.투자',
    category: 'crypto',
    weight: 1.0,
    patterns: ['<투자> ~30 + <수익>', '<수익> ~24 <수익>', '리딩방|원금보장|확정수익|고수익보장'],
    matches: ['투자로 수익 보장'],
    spares: ['투자 회사에 다녀요'],
  },
  {
    id: 'ko.crypto.코인만',
    category: 'crypto',
    weight: 0.7,
    patterns: ['<코인> ~6 으로만|로만|만받|만가능'],
    matches: ['비트코인으로만 받습니다'],
    spares: ['비트코인이 올랐어요'],
  },
]

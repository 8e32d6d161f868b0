import type { Rule } from './rule'

export const wireKorean: readonly Rule[] = [
  {
    id: 'ko.wire.추적-불가',
    category: 'wire',
    weight: 0.7,
    patterns: ['<추적불가>'],
    matches: ['웨스턴유니온으로 주세요'],
    spares: ['은행으로 주세요'],
  },
  {
    id: 'ko.wire.추적-불가-납부',
    category: 'wire',
    weight: 0.4,
    patterns: ['<추적불가> ~3 만돼|만됩|만가능|만받', '<추적불가> ~20 + <납부>|받습니다|만받|주세요'],
    matches: ['머니그램으로 보내주세요'],
    spares: ['머니그램이 뭐예요'],
  },
  {
    id: 'ko.wire.남의-계좌',
    category: 'wire',
    weight: 0.8,
    patterns: ['<남의계좌>'],
    matches: ['친구 계좌로 보내 주세요'],
    spares: ['제 계좌로 보내 주세요'],
  },
  {
    id: 'ko.wire.입금-뒤-발송',
    category: 'wire',
    weight: 0.6,
    patterns: [
      '<입금뒤>|선입금 ~20 발송|도착|송장|택배|배송',
      '직거래불가|직거래안|직거래는안|택배거래만|선입금만받',
    ],
    matches: ['입금하시면 당일 발송합니다'],
    spares: ['직거래합니다'],
  },
  {
    id: 'ko.wire.영수증',
    category: 'wire',
    weight: 0.4,
    patterns: ['영수증사진|입금증|송금증|이체확인증|송금확인증'],
    matches: ['영수증 사진 주세요'],
    spares: ['영수증 있어요'],
  },
  {
    id: 'ko.wire.보내면-보냄',
    category: 'wire',
    weight: 0.8,
    patterns: [
      '양도|팝니다|판매|팔아 & 보내시면|입금하시면|송금하시면|선입금',
      '보내시면|입금하시면|송금하시면 ~10 큐알|qr|파일|티켓|링크 ~8 보내',
    ],
    matches: ['티켓 양도해요 입금하시면 보내드려요'],
    spares: ['티켓 양도해요 만나요'],
  },
]

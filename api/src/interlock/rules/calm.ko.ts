import type { Rule } from './rule'

export const calmKorean: readonly Rule[] = [
  {
    id: 'ko.calm.물음',
    category: 'calm',
    weight: -0.6,
    patterns: ['<물음>'],
    matches: ['괜찮을까요'],
    spares: ['보내 주세요'],
  },
  {
    id: 'ko.calm.사기-물음',
    category: 'calm',
    weight: -0.7,
    patterns: [
      '사기죠|사기인가|사기맞|사기일까|사기같|사기아닌가|어디에신고|내도될까|보내도될까|보통이렇게|이거사기',
    ],
    matches: ['이거 사기죠'],
    spares: ['방 있어요'],
  },
  {
    id: 'ko.calm.전함',
    category: 'calm',
    weight: -0.8,
    patterns: ['<전함>'],
    matches: ['보내라는데요'],
    spares: ['보내세요'],
  },
  {
    id: 'ko.calm.경고',
    category: 'calm',
    weight: -1.3,
    patterns: ['<경고>'],
    matches: ['조심하세요'],
    spares: ['하세요'],
  },
  {
    id: 'ko.calm.먼저-봄',
    category: 'calm',
    weight: -0.6,
    patterns: ['<먼저봄>'],
    matches: ['언제든 보러 오세요'],
    spares: ['입금하세요'],
  },
  {
    id: 'ko.calm.계약',
    category: 'calm',
    weight: -0.5,
    patterns: ['<계약>'],
    matches: ['계약서 쓰는 날'],
    spares: ['오늘'],
  },
  {
    id: 'ko.calm.열린-일',
    category: 'calm',
    weight: -0.6,
    patterns: ['<열린일>'],
    matches: ['이력서 보내 주세요'],
    spares: ['돈 보내 주세요'],
  },
]

import type { Rule } from './rule'

export const linksKorean: readonly Rule[] = [
  {
    id: 'ko.links.결제-링크',
    category: 'links',
    weight: 0.6,
    patterns: ['<결제링크> & <link>', '안전결제|안전거래|결제 ~14 링크'],
    matches: ['안전결제 링크 https://example.com'],
    spares: ['안전결제 돼요'],
  },
  {
    id: 'ko.links.로그인',
    category: 'links',
    weight: 0.6,
    patterns: ['<계정> & <link>'],
    matches: ['로그인하세요 https://example.com'],
    spares: ['https://example.com'],
  },
  {
    id: 'ko.links.계정-위협',
    category: 'links',
    weight: 0.5,
    patterns: ['계정 ~10 정지|신고|삭제', '반송|미납|과태료|벌금 & <link>|확인|조회', '국제발신'],
    matches: ['계정이 정지됩니다'],
    spares: ['계정이 없어요'],
  },
]

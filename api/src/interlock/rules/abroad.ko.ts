import type { Rule } from './rule'

export const abroadKorean: readonly Rule[] = [
  {
    id: 'ko.abroad.해외',
    category: 'abroad',
    weight: 0.4,
    patterns: ['<해외>'],
    matches: ['지금 해외에 있어요'],
    spares: ['한국에 살아요'],
  },
  {
    id: 'ko.abroad.열쇠-배송',
    category: 'abroad',
    weight: 1.0,
    patterns: ['<열쇠> ~20 + <배송>', '열쇠|키 ~6 보내드|부쳐드|배송|발송'],
    matches: ['열쇠는 택배로 보내드려요'],
    spares: ['열쇠는 경비실에 있어요'],
  },
  {
    id: 'ko.abroad.제3자',
    category: 'abroad',
    weight: 0.6,
    patterns: ['<안보> ~24 + 결제|보관|환불|안심|돈'],
    matches: ['에어비앤비로 결제하세요'],
    spares: ['에어비앤비에 묵어요'],
  },
  {
    id: 'ko.abroad.신상',
    category: 'abroad',
    weight: 0.5,
    patterns: ['<신상>'],
    matches: ['이름, 나이, 직업 보내주세요'],
    spares: ['이름이 뭐예요'],
  },
  {
    id: 'ko.abroad.비번-제공',
    category: 'abroad',
    weight: 0.4,
    patterns: ['비밀번호|비번|도어락번호|도어락비밀번호 ~8 알려드|보내드|드릴|알려드릴'],
    matches: ['도어락 비밀번호 알려드릴게요'],
    spares: ['비밀번호를 까먹었어요'],
  },
]

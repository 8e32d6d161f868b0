import type { Rule } from './rule'

export const identityKorean: readonly Rule[] = [
  {
    id: 'ko.identity.신분증',
    category: 'identity',
    weight: 0.8,
    patterns: ['<신분증> ~16 <사본>', '<신분증> ~14 <신분증>'],
    matches: ['여권 사진 보내 주세요'],
    spares: ['여권 가져오세요'],
  },
  {
    id: 'ko.identity.신분증-비밀',
    category: 'identity',
    weight: 0.6,
    patterns: ['앞뒤|앞뒷면|얼굴이랑|얼굴과|셀카|비밀번호앞|보안카드|카드번호|통장사본|주민번호'],
    matches: ['앞뒤 사진'],
    spares: ['앞 건물'],
  },
  {
    id: 'ko.identity.인증번호',
    category: 'identity',
    weight: 1.1,
    patterns: [
      '방금온코드|방금온번호|온코드',
      '<인증번호> ~20 <알려줘>',
      '<인증번호> ~40 & 알려주|불러주|보내주',
    ],
    matches: ['인증번호 알려 주세요'],
    spares: ['인증번호가 안 와요'],
  },
  {
    id: 'ko.identity.잘못-넣은-번호',
    category: 'identity',
    weight: 0.6,
    patterns: ['번호를잘못|번호잘못|그쪽번호로|백업번호'],
    matches: ['제가 번호를 잘못 넣었어요'],
    spares: ['번호가 뭐예요'],
  },
]

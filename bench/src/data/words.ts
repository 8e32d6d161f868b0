import { type Random, randomFrom } from './random'

// Words about life abroad. The first words of each list are frequent, the last are rare.
const english =
  `room quiet near station month deposit available clean share kitchen rent utilities included walk minutes campus
university students bed desk chair sofa table lamp fridge microwave washing machine bicycle helmet laptop monitor phone
charger adapter textbook dictionary winter coat umbrella suitcase moving sale pickup only cash price negotiable barista
cafe restaurant kitchen assistant tutor english korean lesson weekend evening shift visa sponsor experience required
resume interview salary hourly weekly question anyone know where how long does take register address residence card bank
account insurance hospital dentist pharmacy translator notary embassy passport renew driving licence exchange airport bus
train subway transfer card gym swimming pool hiking club football badminton tennis language exchange meetup festival
concert library museum vegetarian halal grocery market delivery parcel customs tax refund landlord contract guarantor
council zone studio flatmate cat dog allergic smoker balcony garden south facing floor elevator parking heating boiler
electricity broadband router landline mattress duvet curtain rice cooker blender kettle toaster saucepan crockery
piano guitar ukulele violin camera tripod printer scanner projector treadmill dumbbell yoga stroller crib playpen`
    .split(/\s+/)
    .filter((word) => word !== '')

const korean =
  `방 월세 보증금 룸메이트 기숙사 학교 근처 지하철역 버스 정류장 도보 분 거리 깨끗한 조용한 주방 공용 화장실 세탁기 냉장고 침대 책상
의자 옷장 자전거 노트북 모니터 충전기 교재 사전 겨울 코트 우산 여행가방 이사 판매 직거래 가격 네고 카페 식당 아르바이트 과외 영어
한국어 수업 주말 저녁 시급 월급 비자 경력 이력서 면접 질문 외국인등록증 은행 계좌 보험 병원 치과 약국 번역 공증 대사관 여권 갱신
운전면허 교환 공항 기차 교통카드 헬스장 수영장 등산 동호회 축구 배드민턴 테니스 언어교환 모임 축제 공연 도서관 박물관 채식 할랄 마트
시장 배송 택배 세관 환급 집주인 계약서 보증인 구청 원룸 투룸 오피스텔 고시원 하숙 고양이 강아지 흡연 베란다 남향 층 엘리베이터 주차
난방 보일러 전기 인터넷 공유기 매트리스 이불 커튼 밥솥 믹서기 주전자 프라이팬 그릇 피아노 기타 우쿨렐레 바이올린 카메라 삼각대 프린터
스캐너 빔프로젝터 러닝머신 아령 요가매트 유모차 아기침대`
    .split(/\s+/)
    .filter((word) => word !== '')

/** Suffixes of Korean nouns, so that words appear inside words. */
const particles = [
  '',
  '',
  '에서',
  '은',
  '는',
  '이',
  '가',
  '을',
  '를',
  '으로',
  '까지',
  '부터',
  '입니다',
  '구해요',
  '있어요',
]

/** The number of words per language. All but the first few hundred are generated names. */
const most = 20_000

const syllables = {
  en: `ba be bri cor da del dor fen gar hal hem ing jo ka kel lan lin lo mar mel mi mon na nor o pen pra ren ros sa sel ston
    ta ter ton ul van vel wick wood yar zan`.split(/\s+/),
  ko: [
    ...'가강건고곡광구금길나남내노달대도동두라로마망명목무문미반방백봉부북사산상새서선성송수숲시신안양연영오온용우운원월은이인자장정제종주중진창천청초춘충태평하한해현호홍화',
  ],
} as const

export type Language = keyof typeof syllables
/** The words of a language; the first are frequent. */
export const vocabulary: Readonly<Record<Language, readonly string[]>> = {
  en: withNames(english, 'en'),
  ko: withNames(korean, 'ko'),
}

function withNames(known: readonly string[], language: Language): readonly string[] {
  const random = randomFrom(5)
  const all = new Set(known)
  while (all.size < most)
    all.add(Array.from({ length: 2 + random.below(3) }, () => random.pick(syllables[language])).join(''))
  return [...all]
}

/** A random sequence of words of one language. */
export function words(random: Random, language: Language, count: number): string {
  const chosen: string[] = []
  for (let n = 0; n < count; n++) {
    const word = vocabulary[language][random.ranked(most)] ?? ''
    chosen.push(language === 'ko' ? word + random.pick(particles) : word)
  }
  return chosen.join(' ')
}

/** A plausible name. */
export function nick(random: Random, number: number): string {
  return `${random.pick(random.next() < 0.5 ? english : korean).slice(0, 12)}${number}`
}

import type { CaseState, InquiryKind, OfferAnswer } from './cases'
import type { inqLong, inqs, inqShort } from './inquiries'
import type { Localized } from './languages'
import type { RequestOf } from './call'

/** The names of the states of a case. */
export const caseStateNames: Readonly<Record<CaseState, Localized>> = {
  received: { en: 'Received', ko: '접수' },
  searching: { en: 'Searching', ko: '찾는 중' },
  offered: { en: 'Offered', ko: '추천' },
  viewing: { en: 'Viewing', ko: '방문' },
  agreed: { en: 'Agreed', ko: '합의' },
  closed: { en: 'Closed', ko: '종료' },
}

/** The names of the kinds of inquiries. */
export const inquiryKindNames: Readonly<Record<InquiryKind, Localized>> = {
  'long-term': { en: 'Long-term property', ko: '장기 임대' },
  'short-term': { en: 'Short-term stay', ko: '단기 숙박' },
  other: { en: 'Other request', ko: '기타 요청' },
}

/** The names of the answers to an offered home. */
export const offerAnswerNames: Readonly<Record<OfferAnswer, Localized>> = {
  yes: { en: 'Yes', ko: '좋아요' },
  no: { en: 'No', ko: '아니요' },
  question: { en: 'Question', ko: '질문' },
}

type Field = keyof RequestOf<typeof inqLong> | keyof RequestOf<typeof inqShort> | keyof RequestOf<typeof inqs>

/** The names of an inquiry's fields, as on its form, by their names in the call. */
export const inquiryFieldNames: Readonly<Record<Field, Localized>> = {
  name: { en: 'Name', ko: '이름' },
  email: { en: 'Email', ko: '이메일' },
  phone: { en: 'Phone', ko: '전화번호' },
  nationality: { en: 'Nationality', ko: '국적' },
  gender: { en: 'Gender', ko: '성별' },
  length_of_stay: { en: 'Length of stay in months', ko: '거주 기간(개월)' },
  reason: { en: 'Reason for the stay', ko: '체류 목적' },
  visa: { en: 'Visa', ko: '비자' },
  visa_reason: { en: 'About the visa', ko: '비자 관련 설명' },
  admission: { en: 'Admission (school or work)', ko: '입학 또는 입사 허가' },
  admission_reason: { en: 'About the admission', ko: '입학·입사 관련 설명' },
  area_in_mind: { en: 'Area in mind', ko: '희망 지역' },
  budget: { en: 'Monthly budget in USD', ko: '월 예산(USD)' },
  date_start: { en: 'From', ko: '시작일' },
  date_end: { en: 'To', ko: '종료일' },
  location: { en: 'Location', ko: '지역' },
  subject: { en: 'Subject', ko: '제목' },
  cont: { en: 'Request', ko: '요청 내용' },
}

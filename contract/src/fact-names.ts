import type { FactName, Facts } from './facts'
import type { Localized } from './languages'

/** The names of the facts, as on the form. */
export const factNames: Readonly<Record<FactName, Localized>> = {
  currency: { en: 'Currency', ko: '통화' },
  rent: { en: 'Rent a month', ko: '월세' },
  bills: { en: 'Bills a month', ko: '한 달 공과금' },
  billsIncluded: { en: 'Bills', ko: '공과금' },
  deposit: { en: 'Deposit', ko: '보증금' },
  freeFrom: { en: 'Free from', ko: '입주 가능일' },
  stay: { en: 'Months at least', ko: '최소 거주 개월' },
  room: { en: 'Room', ko: '방' },
  furnished: { en: 'Furniture', ko: '가구' },
  welcome: { en: 'For whom', ko: '대상' },
  price: { en: 'Price', ko: '가격' },
  condition: { en: 'Condition', ko: '상태' },
  handover: { en: 'Handover', ko: '거래 방법' },
  taken: { en: 'Taken', ko: '거래 완료' },
  pay: { en: 'Pay', ko: '급여' },
  per: { en: 'Paid per', ko: '급여 기준' },
  hours: { en: 'Hours a week', ko: '주당 근무 시간' },
  visaHelp: { en: 'Visa', ko: '비자' },
}

/** The facts whose values have names. */
type Choices = {
  readonly [
    Name in FactName as NonNullable<Facts[Name]> extends string
      ? string extends NonNullable<Facts[Name]>
        ? never
        : Name extends 'currency'
          ? never
          : Name
      : never
  ]: Readonly<Record<NonNullable<Facts[Name]> & string, Localized>>
}

/** The names of the values of facts. Each can stand alone. */
export const factValueNames: Choices = {
  billsIncluded: { yes: { en: 'Included in the rent', ko: '월세에 포함' } },
  room: {
    own: { en: 'Own room', ko: '1인실' },
    shared: { en: 'Shared room', ko: '다인실' },
    home: { en: 'Whole home', ko: '집 전체' },
  },
  furnished: { yes: { en: 'Furnished', ko: '가구 있음' }, no: { en: 'Unfurnished', ko: '가구 없음' } },
  welcome: {
    anyone: { en: 'Anyone', ko: '누구나' },
    women: { en: 'Women', ko: '여성' },
    men: { en: 'Men', ko: '남성' },
    couples: { en: 'Couples welcome', ko: '커플 환영' },
  },
  condition: {
    new: { en: 'As new', ko: '새것 같음' },
    good: { en: 'Good', ko: '좋음' },
    used: { en: 'Used', ko: '사용감 있음' },
    repair: { en: 'Needs repair', ko: '수리 필요' },
  },
  handover: {
    pickup: { en: 'Pick-up', ko: '직거래' },
    post: { en: 'By post', ko: '택배' },
    both: { en: 'Pick-up or by post', ko: '직거래 또는 택배' },
  },
  taken: { yes: { en: 'Taken', ko: '거래 완료' } },
  per: {
    hour: { en: 'Hour', ko: '시간' },
    day: { en: 'Day', ko: '일' },
    month: { en: 'Month', ko: '월' },
  },
  visaHelp: {
    yes: { en: 'Help with a visa', ko: '비자 지원' },
    no: { en: 'No help with a visa', ko: '비자 지원 없음' },
  },
}

import type { FactName, Facts } from './facts'
import type { Localized } from './languages'

/** The names of the facts, as on the form. */
export const factNames: Readonly<Record<FactName, Localized>> = {
  currency: { en: 'Currency', ko: '통화', zh: '货币' },
  rent: { en: 'Rent a month', ko: '월세', zh: '每月租金' },
  bills: { en: 'Bills a month', ko: '한 달 공과금', zh: '每月水电等费用' },
  billsIncluded: { en: 'Bills', ko: '공과금', zh: '水电等费用' },
  deposit: { en: 'Deposit', ko: '보증금', zh: '押金' },
  freeFrom: { en: 'Free from', ko: '입주 가능일', zh: '可入住日期' },
  stay: { en: 'Months at least', ko: '최소 거주 개월', zh: '最少居住月数' },
  room: { en: 'Room', ko: '방', zh: '房间' },
  furnished: { en: 'Furniture', ko: '가구', zh: '家具' },
  welcome: { en: 'For whom', ko: '대상', zh: '适合人群' },
  price: { en: 'Price', ko: '가격', zh: '价格' },
  condition: { en: 'Condition', ko: '상태', zh: '成色' },
  handover: { en: 'Handover', ko: '거래 방법', zh: '交付方式' },
  taken: { en: 'Taken', ko: '거래 완료', zh: '已成交' },
  pay: { en: 'Pay', ko: '급여', zh: '薪酬' },
  per: { en: 'Paid per', ko: '급여 기준', zh: '计薪方式' },
  hours: { en: 'Hours a week', ko: '주당 근무 시간', zh: '每周工时' },
  visaHelp: { en: 'Visa', ko: '비자', zh: '签证' },
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
  billsIncluded: { yes: { en: 'Included in the rent', ko: '월세에 포함', zh: '包含在租金中' } },
  room: {
    own: { en: 'Own room', ko: '1인실', zh: '单人间' },
    shared: { en: 'Shared room', ko: '다인실', zh: '多人间' },
    home: { en: 'Whole home', ko: '집 전체', zh: '整套房屋' },
  },
  furnished: {
    yes: { en: 'Furnished', ko: '가구 있음', zh: '带家具' },
    no: { en: 'Unfurnished', ko: '가구 없음', zh: '不带家具' },
  },
  welcome: {
    anyone: { en: 'Anyone', ko: '누구나', zh: '不限' },
    women: { en: 'Women', ko: '여성', zh: '女性' },
    men: { en: 'Men', ko: '남성', zh: '男性' },
    couples: { en: 'Couples welcome', ko: '커플 환영', zh: '欢迎情侣' },
  },
  condition: {
    new: { en: 'As new', ko: '새것 같음', zh: '几乎全新' },
    good: { en: 'Good', ko: '좋음', zh: '良好' },
    used: { en: 'Used', ko: '사용감 있음', zh: '有使用痕迹' },
    repair: { en: 'Needs repair', ko: '수리 필요', zh: '需要维修' },
  },
  handover: {
    pickup: { en: 'Pick-up', ko: '직거래', zh: '自取' },
    post: { en: 'By post', ko: '택배', zh: '邮寄' },
    both: { en: 'Pick-up or by post', ko: '직거래 또는 택배', zh: '自取或邮寄' },
  },
  taken: { yes: { en: 'Taken', ko: '거래 완료', zh: '已成交' } },
  per: {
    hour: { en: 'Hour', ko: '시간', zh: '小时' },
    day: { en: 'Day', ko: '일', zh: '天' },
    month: { en: 'Month', ko: '월', zh: '月' },
  },
  visaHelp: {
    yes: { en: 'Help with a visa', ko: '비자 지원', zh: '协助办理签证' },
    no: { en: 'No help with a visa', ko: '비자 지원 없음', zh: '不协助办理签证' },
  },
}

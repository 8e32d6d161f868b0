import type { JobStatus } from './board-search'
import type { FactName, Facts } from './facts'
import type { Localized } from './languages'
import type { FactFilter } from './post-filter'

/** The names of the facts, as on the form. */
export const factNames: Readonly<Record<FactName, Localized>> = {
  currency: { en: 'Currency', ko: '통화', zh: '货币', vi: 'Tiền tệ' },
  rent: { en: 'Rent a month', ko: '월세', zh: '每月租金', vi: 'Tiền thuê mỗi tháng' },
  bills: { en: 'Bills a month', ko: '한 달 공과금', zh: '每月水电等费用', vi: 'Chi phí điện nước mỗi tháng' },
  billsIncluded: { en: 'Bills', ko: '공과금', zh: '水电等费用', vi: 'Chi phí điện nước' },
  deposit: { en: 'Deposit', ko: '보증금', zh: '押金', vi: 'Tiền đặt cọc' },
  freeFrom: { en: 'Free from', ko: '입주 가능일', zh: '可入住日期', vi: 'Trống từ' },
  stay: { en: 'Months at least', ko: '최소 거주 개월', zh: '最少居住月数', vi: 'Số tháng tối thiểu' },
  room: { en: 'Room', ko: '방', zh: '房间', vi: 'Phòng' },
  furnished: { en: 'Furniture', ko: '가구', zh: '家具', vi: 'Nội thất' },
  welcome: { en: 'For whom', ko: '대상', zh: '适合人群', vi: 'Dành cho' },
  price: { en: 'Price', ko: '가격', zh: '价格', vi: 'Giá' },
  condition: { en: 'Condition', ko: '상태', zh: '成色', vi: 'Tình trạng' },
  handover: { en: 'Handover', ko: '거래 방법', zh: '交付方式', vi: 'Cách giao nhận' },
  taken: { en: 'Taken', ko: '거래 완료', zh: '已成交', vi: 'Đã có người nhận' },
  pay: { en: 'Pay', ko: '급여', zh: '薪酬', vi: 'Lương' },
  per: { en: 'Paid per', ko: '급여 기준', zh: '计薪方式', vi: 'Trả theo' },
  hours: { en: 'Hours a week', ko: '주당 근무 시간', zh: '每周工时', vi: 'Số giờ mỗi tuần' },
  visaHelp: { en: 'Visa', ko: '비자', zh: '签证', vi: 'Thị thực' },
}

/** The names of what a filter asks for, as in its panel. */
export const askedNames: Readonly<Record<Exclude<keyof FactFilter, 'currency'>, Localized>> = {
  rent_max: {
    en: 'Cost a month at most',
    ko: '한 달 비용 최대',
    zh: '每月费用上限',
    vi: 'Chi phí mỗi tháng tối đa',
  },
  deposit_max: { en: 'Deposit at most', ko: '보증금 최대', zh: '押金上限', vi: 'Tiền đặt cọc tối đa' },
  free_by: { en: 'Free by', ko: '이날까지 입주 가능', zh: '最晚可入住日期', vi: 'Trống trước ngày' },
  stay: { en: 'Months that I stay', ko: '머무를 개월 수', zh: '居住月数', vi: 'Số tháng tôi ở' },
  room: factNames.room,
  furnished: factNames.furnished,
  welcome: factNames.welcome,
  price_max: { en: 'Price at most', ko: '가격 최대', zh: '价格上限', vi: 'Giá tối đa' },
  condition: factNames.condition,
  handover: factNames.handover,
  not_taken: { en: 'Taken things', ko: '거래 완료된 물건', zh: '已成交的物品', vi: 'Đồ đã có người nhận' },
  pay_min: { en: 'Pay at least', ko: '급여 최소', zh: '薪酬下限', vi: 'Lương tối thiểu' },
  per: factNames.per,
  hours_max: {
    en: 'Hours a week at most',
    ko: '주당 근무 시간 최대',
    zh: '每周工时上限',
    vi: 'Số giờ mỗi tuần tối đa',
  },
  visa_help: factNames.visaHelp,
}

/** The names of a job's status. */
export const jobStatusNames: Readonly<Record<JobStatus, Localized>> = {
  Seek: { en: 'Seek', ko: '구직', zh: '求职', vi: 'Tìm việc' },
  Recruit: { en: 'Recruit', ko: '구인', zh: '招人', vi: 'Tuyển người' },
}

/** The name of the value with which a filter leaves out what is taken. */
export const takenLeftOut: Localized = { en: 'Leave out', ko: '제외', zh: '排除', vi: 'Bỏ qua' }

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
  billsIncluded: {
    yes: { en: 'Included in the rent', ko: '월세에 포함', zh: '包含在租金中', vi: 'Đã gồm trong tiền thuê' },
  },
  room: {
    own: { en: 'Own room', ko: '1인실', zh: '单人间', vi: 'Phòng riêng' },
    shared: { en: 'Shared room', ko: '다인실', zh: '多人间', vi: 'Phòng chung' },
    home: { en: 'Whole home', ko: '집 전체', zh: '整套房屋', vi: 'Nguyên căn' },
  },
  furnished: {
    yes: { en: 'Furnished', ko: '가구 있음', zh: '带家具', vi: 'Có nội thất' },
    no: { en: 'Unfurnished', ko: '가구 없음', zh: '不带家具', vi: 'Không nội thất' },
  },
  welcome: {
    anyone: { en: 'Anyone', ko: '누구나', zh: '不限', vi: 'Tất cả mọi người' },
    women: { en: 'Women', ko: '여성', zh: '女性', vi: 'Nữ' },
    men: { en: 'Men', ko: '남성', zh: '男性', vi: 'Nam' },
    couples: { en: 'Couples welcome', ko: '커플 환영', zh: '欢迎情侣', vi: 'Chấp nhận cặp đôi' },
  },
  condition: {
    new: { en: 'As new', ko: '새것 같음', zh: '几乎全新', vi: 'Như mới' },
    good: { en: 'Good', ko: '좋음', zh: '良好', vi: 'Tốt' },
    used: { en: 'Used', ko: '사용감 있음', zh: '有使用痕迹', vi: 'Đã qua sử dụng' },
    repair: { en: 'Needs repair', ko: '수리 필요', zh: '需要维修', vi: 'Cần sửa chữa' },
  },
  handover: {
    pickup: { en: 'Pick-up', ko: '직거래', zh: '自取', vi: 'Đến lấy' },
    post: { en: 'By post', ko: '택배', zh: '邮寄', vi: 'Gửi bưu điện' },
    both: {
      en: 'Pick-up or by post',
      ko: '직거래 또는 택배',
      zh: '自取或邮寄',
      vi: 'Đến lấy hoặc gửi bưu điện',
    },
  },
  taken: { yes: { en: 'Taken', ko: '거래 완료', zh: '已成交', vi: 'Đã có người nhận' } },
  per: {
    hour: { en: 'Hour', ko: '시간', zh: '小时', vi: 'Giờ' },
    day: { en: 'Day', ko: '일', zh: '天', vi: 'Ngày' },
    month: { en: 'Month', ko: '월', zh: '月', vi: 'Tháng' },
  },
  visaHelp: {
    yes: { en: 'Help with a visa', ko: '비자 지원', zh: '协助办理签证', vi: 'Hỗ trợ thị thực' },
    no: {
      en: 'No help with a visa',
      ko: '비자 지원 없음',
      zh: '不协助办理签证',
      vi: 'Không hỗ trợ thị thực',
    },
  },
}

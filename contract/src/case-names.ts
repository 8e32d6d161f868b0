import type { CaseState, InquiryKind, OfferAnswer } from './cases'
import type { inqLong, inqs, inqShort } from './inquiries'
import type { Localized } from './languages'
import type { RequestOf } from './call'

/** The names of the states of a case. */
export const caseStateNames: Readonly<Record<CaseState, Localized>> = {
  received: { en: 'Received', ko: '접수', zh: '已收到', vi: 'Đã nhận' },
  searching: { en: 'Searching', ko: '찾는 중', zh: '寻找中', vi: 'Đang tìm' },
  offered: { en: 'Offered', ko: '추천', zh: '已推荐', vi: 'Đã đề xuất' },
  viewing: { en: 'Viewing', ko: '방문', zh: '看房', vi: 'Đang xem chỗ ở' },
  agreed: { en: 'Agreed', ko: '합의', zh: '已达成一致', vi: 'Đã thỏa thuận' },
  closed: { en: 'Closed', ko: '종료', zh: '已结束', vi: 'Đã kết thúc' },
}

/** The names of the kinds of inquiries. */
export const inquiryKindNames: Readonly<Record<InquiryKind, Localized>> = {
  'long-term': { en: 'Long-term property', ko: '장기 임대', zh: '长租房源', vi: 'Thuê dài hạn' },
  'short-term': { en: 'Short-term stay', ko: '단기 숙박', zh: '短期住宿', vi: 'Lưu trú ngắn hạn' },
  other: { en: 'Other request', ko: '기타 요청', zh: '其他需求', vi: 'Yêu cầu khác' },
}

/** The names of the answers to an offered home. */
export const offerAnswerNames: Readonly<Record<OfferAnswer, Localized>> = {
  yes: { en: 'Yes', ko: '좋아요', zh: '感兴趣', vi: 'Có' },
  no: { en: 'No', ko: '아니요', zh: '不适合', vi: 'Không' },
  question: { en: 'Question', ko: '질문', zh: '提问', vi: 'Câu hỏi' },
}

type Field = keyof RequestOf<typeof inqLong> | keyof RequestOf<typeof inqShort> | keyof RequestOf<typeof inqs>

/** The names of an inquiry's fields, as on its form, by their names in the call. */
export const inquiryFieldNames: Readonly<Record<Field, Localized>> = {
  name: { en: 'Name', ko: '이름', zh: '姓名', vi: 'Họ tên' },
  email: { en: 'Email', ko: '이메일', zh: '邮箱', vi: 'Email' },
  phone: { en: 'Phone', ko: '전화번호', zh: '电话', vi: 'Điện thoại' },
  nationality: { en: 'Nationality', ko: '국적', zh: '国籍', vi: 'Quốc tịch' },
  gender: { en: 'Gender', ko: '성별', zh: '性别', vi: 'Giới tính' },
  length_of_stay: {
    en: 'Length of stay in months',
    ko: '거주 기간(개월)',
    zh: '居住月数',
    vi: 'Số tháng lưu trú',
  },
  reason: { en: 'Reason for the stay', ko: '체류 목적', zh: '居住原因', vi: 'Lý do lưu trú' },
  visa: { en: 'Visa', ko: '비자', zh: '签证', vi: 'Thị thực' },
  visa_reason: { en: 'About the visa', ko: '비자 관련 설명', zh: '关于签证', vi: 'Về thị thực' },
  admission: {
    en: 'Admission (school or work)',
    ko: '입학 또는 입사 허가',
    zh: '录取或录用（学校或工作）',
    vi: 'Thư nhập học hoặc nhận việc (trường học hoặc công ty)',
  },
  admission_reason: {
    en: 'About the admission',
    ko: '입학·입사 관련 설명',
    zh: '关于录取或录用',
    vi: 'Về việc nhập học hoặc nhận việc',
  },
  area_in_mind: { en: 'Area in mind', ko: '희망 지역', zh: '意向区域', vi: 'Khu vực mong muốn' },
  budget: {
    en: 'Monthly budget in USD',
    ko: '월 예산(USD)',
    zh: '每月预算（USD）',
    vi: 'Ngân sách hằng tháng (USD)',
  },
  date_start: { en: 'From', ko: '시작일', zh: '开始日期', vi: 'Từ ngày' },
  date_end: { en: 'To', ko: '종료일', zh: '结束日期', vi: 'Đến ngày' },
  location: { en: 'Location', ko: '지역', zh: '地点', vi: 'Khu vực' },
  subject: { en: 'Subject', ko: '제목', zh: '标题', vi: 'Tiêu đề' },
  cont: { en: 'Request', ko: '요청 내용', zh: '需求', vi: 'Yêu cầu' },
}

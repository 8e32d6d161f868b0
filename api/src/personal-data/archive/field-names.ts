import {
  askedNames,
  caseStateNames,
  contentKindNames,
  factNames,
  factValueNames,
  inquiryFieldNames,
  inquiryKindNames,
  jobStatusNames,
  type Language,
  languageNames,
  type Localized,
  moderationActionNames,
  offerAnswerNames,
  pickLanguage,
  regionNames,
  reportReasonNames,
  takenLeftOut,
  type MailFrequency,
} from '@within-reach/contract'
import { clientOf } from '../../platform/client-name'

/** The labels of the fields, by their names in the JSON. Those of inquiries have their own. */
export const fieldNames: Readonly<Record<string, Localized>> = {
  ...inquiryFieldNames,
  ...askedNames,
  ...factNames,
  months: askedNames.stay,
  action: { en: 'Decision', ko: '결정', zh: '决定', vi: 'Quyết định' },
  answer: { en: 'Answer', ko: '답변', zh: '答复', vi: 'Câu trả lời' },
  appeal: { en: 'Your appeal', ko: '이의 제기', zh: '您的申诉', vi: 'Khiếu nại của bạn' },
  area: { en: 'Area', ko: '지역', zh: '区域', vi: 'Khu vực' },
  available: { en: 'Available from', ko: '입주 가능일', zh: '可入住日期', vi: 'Có thể vào ở từ' },
  board: { en: 'Board', ko: '게시판', zh: '版块', vi: 'Bảng tin' },
  currency: { en: 'Currency', ko: '통화', zh: '货币', vi: 'Tiền tệ' },
  deleted: { en: 'Will be deleted', ko: '삭제 예정일', zh: '将删除于', vi: 'Sẽ bị xóa' },
  deletion: {
    en: 'The account will be deleted',
    ko: '계정 삭제 예정일',
    zh: '账号将删除于',
    vi: 'Tài khoản sẽ bị xóa',
  },
  deposit: { en: 'Deposit', ko: '보증금', zh: '押金', vi: 'Tiền đặt cọc' },
  device: { en: 'Device', ko: '기기', zh: '设备', vi: 'Thiết bị' },
  edited: { en: 'Changed', ko: '수정일', zh: '修改时间', vi: 'Đã sửa' },
  ended: { en: 'Taken back', ko: '취소일', zh: '撤销时间', vi: 'Đã rút lại' },
  files: { en: 'Files', ko: '파일', zh: '文件', vi: 'Tệp' },
  inquiry: { en: 'About', ko: '문의 종류', zh: '咨询类型', vi: 'Về việc' },
  kind: { en: 'Kind', ko: '종류', zh: '类型', vi: 'Loại' },
  language: { en: 'Language', ko: '언어', zh: '语言', vi: 'Ngôn ngữ' },
  limited_until: { en: 'Limited until', ko: '글쓰기 제한 종료', zh: '限制发布至', vi: 'Bị giới hạn đến' },
  location: { en: 'Location', ko: '위치', zh: '地点', vi: 'Địa điểm' },
  comments: { en: 'Mails about comments', ko: '댓글 메일', zh: '评论邮件', vi: 'Thư về bình luận' },
  mails: { en: 'Mails about new posts', ko: '새 글 메일', zh: '新帖子邮件', vi: 'Thư về bài đăng mới' },
  messages: { en: 'Mails about messages', ko: '쪽지 메일', zh: '消息邮件', vi: 'Thư về tin nhắn' },
  nick: { en: 'Nick Name', ko: '닉네임', zh: '昵称', vi: 'Biệt danh' },
  note: { en: 'Words of the moderator', ko: '운영진의 말', zh: '版主的话', vi: 'Lời của người kiểm duyệt' },
  notified: { en: 'Notifications on since', ko: '알림을 켠 날', zh: '通知开启时间', vi: 'Bật thông báo từ' },
  number: { en: 'Number', ko: '번호', zh: '编号', vi: 'Số' },
  operator: {
    en: 'Operator of the site',
    ko: '사이트 운영자',
    zh: '本站运营人员',
    vi: 'Người vận hành trang',
  },
  organisation: {
    en: 'School or employer',
    ko: '학교 또는 회사',
    zh: '学校或雇主',
    vi: 'Trường học hoặc nơi làm việc',
  },
  about: { en: 'About the post', ko: '관련 글', zh: '相关帖子', vi: 'Về bài đăng' },
  passkey: { en: 'Passkey', ko: '패스키', zh: '通行密钥', vi: 'Khóa truy cập' },
  post: { en: 'Below the post', ko: '댓글을 쓴 글', zh: '所在帖子', vi: 'Dưới bài đăng' },
  read: { en: 'Read', ko: '읽은 시각', zh: '阅读时间', vi: 'Đã đọc' },
  quiet: {
    en: 'Hours without mails',
    ko: '메일을 받지 않는 시간',
    zh: '不接收邮件的时段',
    vi: 'Giờ không nhận thư',
  },
  reason: { en: 'Reason', ko: '사유', zh: '理由', vi: 'Lý do' },
  recipient: { en: 'To', ko: '받는 사람', zh: '收件人', vi: 'Người nhận' },
  region: { en: 'Region', ko: '나라', zh: '地区', vi: 'Khu vực' },
  rent: { en: 'Rent', ko: '월세', zh: '租金', vi: 'Tiền thuê' },
  reversed: { en: 'Reversed', ko: '취소된 날', zh: '撤销时间', vi: 'Ngày hủy bỏ' },
  roles: { en: 'Roles of staff', ko: '운영진 역할', zh: '工作人员角色', vi: 'Vai trò của nhân viên' },
  searched: { en: 'Searched words', ko: '검색어', zh: '搜索关键词', vi: 'Từ khóa tìm kiếm' },
  sender: { en: 'From', ko: '보낸 사람', zh: '发件人', vi: 'Người gửi' },
  side: { en: 'Written by', ko: '작성자', zh: '作者', vi: 'Người viết' },
  since: { en: 'Since', ko: '시작일', zh: '开始日期', vi: 'Từ' },
  state: { en: 'State', ko: '상태', zh: '状态', vi: 'Tình trạng' },
  status: { en: 'Seek or recruit', ko: '구직 또는 구인', zh: '求职或招人', vi: 'Tìm việc hay tuyển người' },
  subject: { en: 'Subject', ko: '제목', zh: '标题', vi: 'Tiêu đề' },
  suspended_until: { en: 'Suspended until', ko: '이용 정지 종료', zh: '暂停使用至', vi: 'Bị tạm khóa đến' },
  text: { en: 'Text', ko: '내용', zh: '内容', vi: 'Nội dung' },
  time_zone: { en: 'Time zone', ko: '시간대', zh: '时区', vi: 'Múi giờ' },
  title: { en: 'Home', ko: '집', zh: '房屋', vi: 'Chỗ ở' },
  until: { en: 'Until', ko: '종료일', zh: '结束日期', vi: 'Đến' },
  used: { en: 'Last used', ko: '마지막 사용', zh: '上次使用', vi: 'Dùng lần cuối' },
  written: { en: 'Written', ko: '작성일', zh: '撰写时间', vi: 'Ngày viết' },
}

const boards: Readonly<Record<string, Localized>> = {
  fr: { en: 'Find your roommate', ko: '룸메이트 찾기', zh: '寻找室友', vi: 'Tìm bạn cùng phòng' },
  tr: { en: 'Trade your stuff', ko: '중고 거래', zh: '二手交易', vi: 'Mua bán đồ cũ' },
  jobs: { en: 'Jobs', ko: '일자리', zh: '招聘', vi: 'Việc làm' },
  qb: { en: 'Questions board', ko: '질문 게시판', zh: '提问版块', vi: 'Hỏi đáp' },
}
const sides: Readonly<Record<string, Localized>> = {
  asker: { en: 'You', ko: '나', zh: '您', vi: 'Bạn' },
  agent: { en: 'Our agent', ko: '에이전트', zh: '我们的顾问', vi: 'Người tư vấn của chúng tôi' },
  site: { en: 'The site', ko: '사이트', zh: '本站', vi: 'Trang web' },
}
const mailFrequencies: Readonly<Record<MailFrequency, Localized>> = {
  none: { en: 'None', ko: '받지 않음', zh: '不接收', vi: 'Không nhận' },
  'at-once': { en: 'At once', ko: '바로', zh: '立即', vi: 'Ngay lập tức' },
  daily: { en: 'Once a day', ko: '하루에 한 번', zh: '每天一次', vi: 'Mỗi ngày một lần' },
}
const anyOfThem: Localized = { en: 'All', ko: '전체', zh: '全部', vi: 'Tất cả' }
const regions: Readonly<Record<string, Localized>> = {
  all: anyOfThem,
  ...Object.fromEntries(Object.entries(regionNames).map(([region, { alone }]) => [region, alone])),
}
const yesNo: Readonly<Record<string, Localized>> = {
  yes: { en: 'Yes', ko: '예', zh: '是', vi: 'Có' },
  no: { en: 'No', ko: '아니요', zh: '否', vi: 'Không' },
}
const genders: Readonly<Record<string, Localized>> = {
  male: { en: 'Male', ko: '남성', zh: '男', vi: 'Nam' },
  female: { en: 'Female', ko: '여성', zh: '女', vi: 'Nữ' },
}
const ownLanguageNames: Readonly<Record<string, Localized>> = Object.fromEntries(
  Object.entries(languageNames).map(([language, name]) => [language, { en: name, ko: name }]),
)
const actions: Readonly<Record<string, Localized>> = Object.fromEntries(
  Object.entries(moderationActionNames).map(([action, { done }]) => [action, done]),
)

/** The names of values, for fields that have a list of them. */
const valueNames: Readonly<Record<string, Readonly<Record<string, Localized>>>> = {
  ...factValueNames,
  not_taken: { yes: takenLeftOut },
  visa_help: factValueNames.visaHelp,
  action: actions,
  admission: yesNo,
  answer: offerAnswerNames,
  board: boards,
  gender: genders,
  inquiry: inquiryKindNames,
  language: ownLanguageNames,
  region: regions,
  status: { all: anyOfThem, ...jobStatusNames },
  visa: yesNo,
  kind: contentKindNames,
  comments: mailFrequencies,
  mails: mailFrequencies,
  messages: mailFrequencies,
  reason: reportReasonNames,
  side: sides,
  state: caseStateNames,
}

/** The label of a field. */
export const labelOf = (field: string, language: Language): string =>
  pickLanguage(fieldNames[field] ?? { en: field }, language)

/** The name of a value; other texts are as they are. */
export const nameOf = (field: string, value: string, language: Language): string =>
  field === 'device' ? deviceOf(value) : pickLanguage(valueNames[field]?.[value] ?? { en: value }, language)

/** The browser and the system of a sign-in. The address of a provider stays as it is, and what is unknown. */
function deviceOf(text: string): string {
  if (/^https?:/.test(text)) return text
  const { browser, system } = clientOf(text)
  return [browser, system].filter((part) => part !== null).join(' · ') || text
}

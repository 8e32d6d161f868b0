import {
  caseStateNames,
  contentKindNames,
  factNames,
  factValueNames,
  inquiryFieldNames,
  inquiryKindNames,
  type Language,
  type Localized,
  moderationActionNames,
  offerAnswerNames,
  pickLanguage,
  reportReasonNames,
  type MailFrequency,
} from '@within-reach/contract'

/** The labels of the fields, by their names in the JSON. Those of inquiries have their own. */
export const fieldNames: Readonly<Record<string, Localized>> = {
  ...inquiryFieldNames,
  ...factNames,
  action: { en: 'Decision', ko: '결정', zh: '决定' },
  answer: { en: 'Answer', ko: '답변', zh: '答复' },
  appeal: { en: 'Your appeal', ko: '이의 제기', zh: '您的申诉' },
  area: { en: 'Area', ko: '지역', zh: '区域' },
  available: { en: 'Available from', ko: '입주 가능일', zh: '可入住日期' },
  board: { en: 'Board', ko: '게시판', zh: '版块' },
  currency: { en: 'Currency', ko: '통화', zh: '货币' },
  deleted: { en: 'Will be deleted', ko: '삭제 예정일', zh: '将删除于' },
  deletion: { en: 'The account will be deleted', ko: '계정 삭제 예정일', zh: '账号将删除于' },
  deposit: { en: 'Deposit', ko: '보증금', zh: '押金' },
  device: { en: 'Device', ko: '기기', zh: '设备' },
  edited: { en: 'Changed', ko: '수정일', zh: '修改时间' },
  ended: { en: 'Taken back', ko: '취소일', zh: '撤销时间' },
  files: { en: 'Files', ko: '파일', zh: '文件' },
  inquiry: { en: 'About', ko: '문의 종류', zh: '咨询类型' },
  kind: { en: 'Kind', ko: '종류', zh: '类型' },
  language: { en: 'Language', ko: '언어', zh: '语言' },
  limited_until: { en: 'Limited until', ko: '글쓰기 제한 종료', zh: '限制发布至' },
  location: { en: 'Location', ko: '위치', zh: '地点' },
  mails: { en: 'Mails about new posts', ko: '새 글 메일', zh: '新帖子邮件' },
  nick: { en: 'Nick Name', ko: '닉네임', zh: '昵称' },
  note: { en: 'Words of the moderator', ko: '운영자의 말', zh: '版主的话' },
  number: { en: 'Number', ko: '번호', zh: '编号' },
  operator: { en: 'Operator of the site', ko: '사이트 관리자', zh: '本站运营人员' },
  organisation: { en: 'School or employer', ko: '학교 또는 직장', zh: '学校或雇主' },
  about: { en: 'About the post', ko: '관련 글', zh: '相关帖子' },
  post: { en: 'Below the post', ko: '댓글을 쓴 글', zh: '所在帖子' },
  read: { en: 'Read', ko: '읽은 시각', zh: '阅读时间' },
  reason: { en: 'Reason', ko: '이유', zh: '理由' },
  recipient: { en: 'To', ko: '받는 사람', zh: '收件人' },
  region: { en: 'Region', ko: '나라', zh: '地区' },
  rent: { en: 'Rent', ko: '월세', zh: '租金' },
  reversed: { en: 'Reversed', ko: '취소된 날', zh: '撤销时间' },
  roles: { en: 'Roles of staff', ko: '운영진 역할', zh: '工作人员角色' },
  searched: { en: 'Searched words', ko: '검색어', zh: '搜索关键词' },
  sender: { en: 'From', ko: '보낸 사람', zh: '发件人' },
  side: { en: 'Written by', ko: '작성자', zh: '作者' },
  since: { en: 'Since', ko: '시작일', zh: '开始日期' },
  state: { en: 'State', ko: '상태', zh: '状态' },
  status: { en: 'Seek or recruit', ko: '구직 또는 구인', zh: '求职或招人' },
  subject: { en: 'Subject', ko: '제목', zh: '标题' },
  suspended_until: { en: 'Suspended until', ko: '이용 정지 종료', zh: '暂停使用至' },
  text: { en: 'Text', ko: '내용', zh: '内容' },
  title: { en: 'Home', ko: '집', zh: '房屋' },
  until: { en: 'Until', ko: '종료일', zh: '结束日期' },
  used: { en: 'Last used', ko: '마지막 사용', zh: '上次使用' },
  written: { en: 'Written', ko: '작성일', zh: '撰写时间' },
}

const boards: Readonly<Record<string, Localized>> = {
  fr: { en: 'Find your roommate', ko: '룸메이트 찾기', zh: '寻找室友' },
  tr: { en: 'Trade your stuff', ko: '중고 거래', zh: '二手交易' },
  jobs: { en: 'Jobs', ko: '일자리', zh: '招聘' },
  qb: { en: 'Questions board', ko: '질문 게시판', zh: '提问版块' },
}
const sides: Readonly<Record<string, Localized>> = {
  asker: { en: 'You', ko: '나', zh: '您' },
  agent: { en: 'Our agent', ko: '에이전트', zh: '我们的顾问' },
  site: { en: 'The site', ko: '사이트', zh: '本站' },
}
const searchMails: Readonly<Record<SearchMails, Localized>> = {
  none: { en: 'None', ko: '받지 않음', zh: '不接收' },
  'at-once': { en: 'At once', ko: '바로', zh: '立即' },
  daily: { en: 'Once a day', ko: '하루에 한 번', zh: '每天一次' },
}
const actions: Readonly<Record<string, Localized>> = Object.fromEntries(
  Object.entries(moderationActionNames).map(([action, { done }]) => [action, done]),
)

/** The names of values, for fields that have a list of them. */
const valueNames: Readonly<Record<string, Readonly<Record<string, Localized>>>> = {
  ...factValueNames,
  action: actions,
  answer: offerAnswerNames,
  board: boards,
  inquiry: inquiryKindNames,
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
  pickLanguage(valueNames[field]?.[value] ?? { en: value }, language)

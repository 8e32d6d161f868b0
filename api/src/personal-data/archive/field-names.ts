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
  action: { en: 'Decision', ko: '결정' },
  answer: { en: 'Answer', ko: '답변' },
  appeal: { en: 'Your appeal', ko: '이의 제기' },
  area: { en: 'Area', ko: '지역' },
  available: { en: 'Available from', ko: '입주 가능일' },
  board: { en: 'Board', ko: '게시판' },
  currency: { en: 'Currency', ko: '통화' },
  deleted: { en: 'Will be deleted', ko: '삭제 예정일' },
  deletion: { en: 'The account will be deleted', ko: '계정 삭제 예정일' },
  deposit: { en: 'Deposit', ko: '보증금' },
  device: { en: 'Device', ko: '기기' },
  edited: { en: 'Changed', ko: '수정일' },
  ended: { en: 'Taken back', ko: '취소일' },
  files: { en: 'Files', ko: '파일' },
  inquiry: { en: 'About', ko: '문의 종류' },
  kind: { en: 'Kind', ko: '종류' },
  language: { en: 'Language', ko: '언어' },
  limited_until: { en: 'Limited until', ko: '글쓰기 제한 종료' },
  location: { en: 'Location', ko: '위치' },
  comments: { en: 'Mails about comments', ko: '댓글 메일' },
  mails: { en: 'Mails about new posts', ko: '새 글 메일' },
  messages: { en: 'Mails about messages', ko: '쪽지 메일' },
  nick: { en: 'Nick Name', ko: '닉네임' },
  note: { en: 'Words of the moderator', ko: '운영자의 말' },
  number: { en: 'Number', ko: '번호' },
  operator: { en: 'Operator of the site', ko: '사이트 관리자' },
  organisation: { en: 'School or employer', ko: '학교 또는 직장' },
  about: { en: 'About the post', ko: '관련 글' },
  post: { en: 'Below the post', ko: '댓글을 쓴 글' },
  read: { en: 'Read', ko: '읽은 시각' },
  quiet: { en: 'Hours without mails', ko: '메일을 받지 않는 시간' },
  reason: { en: 'Reason', ko: '이유' },
  recipient: { en: 'To', ko: '받는 사람' },
  region: { en: 'Region', ko: '나라' },
  rent: { en: 'Rent', ko: '월세' },
  reversed: { en: 'Reversed', ko: '취소된 날' },
  roles: { en: 'Roles of staff', ko: '운영진 역할' },
  searched: { en: 'Searched words', ko: '검색어' },
  sender: { en: 'From', ko: '보낸 사람' },
  side: { en: 'Written by', ko: '작성자' },
  since: { en: 'Since', ko: '시작일' },
  state: { en: 'State', ko: '상태' },
  status: { en: 'Seek or recruit', ko: '구직 또는 구인' },
  subject: { en: 'Subject', ko: '제목' },
  suspended_until: { en: 'Suspended until', ko: '이용 정지 종료' },
  text: { en: 'Text', ko: '내용' },
  time_zone: { en: 'Time zone', ko: '시간대' },
  title: { en: 'Home', ko: '집' },
  until: { en: 'Until', ko: '종료일' },
  used: { en: 'Last used', ko: '마지막 사용' },
  written: { en: 'Written', ko: '작성일' },
}

const boards: Readonly<Record<string, Localized>> = {
  fr: { en: 'Find your roommate', ko: '룸메이트 찾기' },
  tr: { en: 'Trade your stuff', ko: '중고 거래' },
  jobs: { en: 'Jobs', ko: '일자리' },
  qb: { en: 'Questions board', ko: '질문 게시판' },
}
const sides: Readonly<Record<string, Localized>> = {
  asker: { en: 'You', ko: '나' },
  agent: { en: 'Our agent', ko: '에이전트' },
  site: { en: 'The site', ko: '사이트' },
}
const mailFrequencies: Readonly<Record<MailFrequency, Localized>> = {
  none: { en: 'None', ko: '받지 않음' },
  'at-once': { en: 'At once', ko: '바로' },
  daily: { en: 'Once a day', ko: '하루에 한 번' },
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

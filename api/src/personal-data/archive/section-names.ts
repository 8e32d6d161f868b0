import type { Localized } from '@within-reach/contract'
import type { SectionName } from '../tables'

/** The headings of the parts of the archive. */
export const sectionTitles: Readonly<Record<SectionName, Localized>> = {
  account: { en: 'Account', ko: '계정' },
  signIns: { en: 'Where you are logged in', ko: '로그인한 기기' },
  posts: { en: 'Posts', ko: '게시글' },
  comments: { en: 'Comments', ko: '댓글' },
  received: { en: 'Messages that you received', ko: '받은 쪽지' },
  sent: { en: 'Messages that you sent', ko: '보낸 쪽지' },
  inquiries: { en: 'Inquiries', ko: '문의' },
  answers: { en: 'What you and our agents wrote about them', ko: '문의에 대한 대화와 추천받은 집' },
  hidden: { en: 'What moderators hid', ko: '운영자가 숨긴 글' },
  decisions: { en: 'Decisions of moderators about you', ko: '나에 대한 운영자의 결정' },
  reports: { en: 'Your reports', ko: '내 신고' },
  blocks: { en: 'Members whom you blocked', ko: '내가 차단한 회원' },
  checks: { en: 'What was checked about you', ko: '확인된 정보' },
  searches: { en: 'Your saved searches', ko: '저장한 검색' },
  bookmarks: { en: 'Posts that you bookmarked', ko: '북마크한 글' },
  notifications: { en: 'About what you get mails', ko: '메일 알림 설정' },
  mails: { en: 'Mails on their way to you', ko: '아직 전달되지 않은 메일' },
}

/** The texts around the parts. */
export const frameTexts = {
  title: { en: 'Your data at Within Reach', ko: 'Within Reach의 내 데이터' },
  from: { en: 'As of', ko: '기준 시각' },
  none: { en: 'Nothing.', ko: '없음' },
  json: { en: 'The same for programs: data.json', ko: '프로그램용 같은 내용: data.json' },
} as const satisfies Readonly<Record<string, Localized>>

import type { Language } from '@within-reach/contract'

/** The texts of mails about new posts. */
export interface MailTexts {
  subject(count: number, name: string): string
  dailySubject(count: number): string
  intro(count: number, name: string): string
  readonly dailyIntro: string
  /** The heading of a search in the daily mail. */
  heading(count: number, name: string): string
  more(count: number): string
  readonly all: string
  readonly why: string
  readonly dailyWhy: string
  readonly change: string
  stop(name: string): string
  readonly stopDaily: string
}

const posts = (count: number): string => (count === 1 ? '1 new post' : `${count} new posts`)

const english: MailTexts = {
  subject: (count, name) => `${posts(count)}: ${name}`,
  dailySubject: (count) => `${posts(count)} in your saved searches`,
  intro: (count, name) => `${posts(count)} in your saved search "${name}":`,
  dailyIntro: 'This is new in your saved searches.',
  heading: (count, name) => `${name}: ${posts(count)}`,
  more: (count) => `and ${count} more`,
  all: 'See the whole list:',
  why: 'You get this mail because you saved this search at Within Reach and asked for mails.',
  dailyWhy: 'You get this mail once a day because you saved searches at Within Reach and asked for mails.',
  change: 'Change when you get mails:',
  stop: (name) => `No more mails about "${name}":`,
  stopDaily: 'No more daily mails:',
}

const korean: MailTexts = {
  subject: (count, name) => `${name}: 새 글 ${count}개`,
  dailySubject: (count) => `저장한 검색에 새 글 ${count}개가 있습니다`,
  intro: (count, name) => `저장한 검색 "${name}"에 새 글이 ${count}개 올라왔습니다.`,
  dailyIntro: '저장한 검색에 새로 올라온 글입니다.',
  heading: (count, name) => `${name}: 새 글 ${count}개`,
  more: (count) => `외 ${count}개`,
  all: '전체 목록 보기:',
  why: 'Within Reach에서 이 검색을 저장하고 메일 알림을 신청하셨기 때문에 보내 드리는 메일입니다.',
  dailyWhy:
    'Within Reach에서 검색을 저장하고 메일 알림을 신청하셨기 때문에 하루에 한 번 보내 드리는 메일입니다.',
  change: '메일 받는 시기 바꾸기:',
  stop: (name) => `"${name}" 메일 그만 받기:`,
  stopDaily: '매일 받는 메일 그만 받기:',
}

const chinese: MailTexts = {
  subject: (count, name) => `${name}：${count} 个新帖子`,
  dailySubject: (count) => `您已保存的搜索中有 ${count} 个新帖子`,
  intro: (count, name) => `您已保存的搜索“${name}”中有 ${count} 个新帖子：`,
  dailyIntro: '以下是您已保存的搜索中的新内容。',
  heading: (count, name) => `${name}：${count} 个新帖子`,
  more: (count) => `以及另外 ${count} 个`,
  all: '查看完整列表：',
  why: '您收到此邮件，是因为您在 Within Reach 保存了此搜索并选择接收邮件。',
  dailyWhy: '您每天收到一次此邮件，是因为您在 Within Reach 保存了搜索并选择接收邮件。',
  change: '更改接收邮件的时间：',
  stop: (name) => `不再接收关于“${name}”的邮件：`,
  stopDaily: '不再接收每日邮件：',
}

const vietnamese: MailTexts = {
  subject: (count, name) => `${name}: ${count} bài đăng mới`,
  dailySubject: (count) => `${count} bài đăng mới trong các tìm kiếm đã lưu của bạn`,
  intro: (count, name) => `Có ${count} bài đăng mới trong tìm kiếm đã lưu "${name}" của bạn:`,
  dailyIntro: 'Đây là những gì mới trong các tìm kiếm đã lưu của bạn.',
  heading: (count, name) => `${name}: ${count} bài đăng mới`,
  more: (count) => `và ${count} bài khác`,
  all: 'Xem toàn bộ danh sách:',
  why: 'Bạn nhận được thư này vì bạn đã lưu tìm kiếm này tại Within Reach và chọn nhận thư.',
  dailyWhy:
    'Bạn nhận được thư này mỗi ngày một lần vì bạn đã lưu các tìm kiếm tại Within Reach và chọn nhận thư.',
  change: 'Thay đổi thời điểm nhận thư:',
  stop: (name) => `Không nhận thư về "${name}" nữa:`,
  stopDaily: 'Không nhận thư hằng ngày nữa:',
}

/** The texts of mails about new posts, by language. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = {
  en: english,
  ko: korean,
  zh: chinese,
  vi: vietnamese,
}

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

export const mailTexts: Readonly<Record<Language, MailTexts>> = { en: english, ko: korean }

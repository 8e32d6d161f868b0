import type { Language, StoppableMails } from '@within-reach/contract'
import { oneLine, paragraphs } from '../platform/mail/paragraphs'
import { newsTexts } from './mail-texts'
import type { NewsKind } from './settings-queries'

/** A mail without its recipient. */
interface Letter {
  readonly subject: string
  readonly text: string
}

/** What is new in one thread: messages of one person, or comments below one post. */
export interface ThreadNews {
  readonly kind: NewsKind
  readonly count: number
  /** Who wrote the newest one. */
  readonly nick: string
  /** Of the post; null for messages. */
  readonly subject: string | null
  /** Whether the post is the member's own. */
  readonly isOwn: boolean
  /** Where it is read. */
  readonly page: string
}

/** The pages that every such mail names. */
export interface Ways {
  /** Where the member chooses the mails. */
  readonly settings: string
  /** Where anybody with the mail stops it. */
  readonly stop: string
}

/** Which mails the link in a mail stops. */
export type Stopped = Exclude<StoppableMails, 'search' | 'searches'>

/** Reports what is new in one thread. The texts themselves are read on the site, which can hide them and warn of them. */
export function newsMail(news: ThreadNews, ways: Ways, language: Language): Letter {
  return {
    subject: titleOf(news, language),
    text: paragraphs(...entry(news, language), footer(news.kind, ways, language)),
  }
}

/** Reports what is new in several threads, once a day. */
export function dailyMail(
  all: readonly ThreadNews[],
  stopped: Stopped,
  ways: Ways,
  language: Language,
): Letter {
  const texts = newsTexts[language]
  const entries = all.slice(0, mostListed).flatMap((news) => entry(news, language))
  const left = all.length - mostListed
  const rest = left > 0 ? [texts.more(left)] : []
  return {
    subject: texts.dailySubject,
    text: paragraphs(texts.dailyIntro, ...entries, ...rest, footer(stopped, ways, language)),
  }
}

/** The threads that a daily mail lists. It counts the others. */
const mostListed = 50

function titleOf({ kind, count, nick, subject }: ThreadNews, language: Language): string {
  const texts = newsTexts[language]
  return kind === 'messages'
    ? texts.messages(count, oneLine(nick))
    : texts.comments(count, oneLine(subject ?? ''))
}

/** Nobody can forge a line of the mail: the words of others are in one line. */
function entry(news: ThreadNews, language: Language): string[] {
  const texts = newsTexts[language]
  const { kind, count, nick, isOwn, page } = news
  const title = titleOf(news, language)
  return kind === 'messages'
    ? [title, `${texts.answer}\n${page}`]
    : [
        `${title}\n${texts.commenter(count, oneLine(nick))}`,
        `${isOwn ? texts.seeBelowOwn : texts.seeBelow}\n${page}`,
      ]
}

function footer(stopped: Stopped, { settings, stop }: Ways, language: Language): string {
  const texts = newsTexts[language]
  const ending = { messages: texts.stopMessages, comments: texts.stopComments, news: texts.stopNews }
  return [texts.why, texts.change, settings, ending[stopped], stop].join('\n')
}

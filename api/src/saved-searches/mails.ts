import { type Language, pickLanguage, type Region, regionNames } from '@within-reach/contract'
import { oneLine, paragraphs } from '../platform/mail/paragraphs'
import { mailTexts } from './mail-texts'

/** A mail without its recipient. */
interface Letter {
  readonly subject: string
  readonly text: string
}

/** A new post in a mail. */
export interface NewPost {
  readonly subject: string
  readonly region: Region | null
  readonly location: string | null
  readonly page: string
}

/** The new posts of a search. */
export interface FoundPosts {
  readonly name: string
  /** The newest first. */
  readonly posts: readonly NewPost[]
  /** The page of the whole list. */
  readonly list: string
}

/** The pages that every such mail names. */
interface Ways {
  /** Where the member changes when mails come. */
  readonly searches: string
  /** Where anybody with the mail stops it. */
  readonly stop: string
}

/** The posts of a search that a mail lists. The list has the others. */
const mostListed = 20

/** Reports the new posts of one search. */
export function foundMail({ name, posts, list }: FoundPosts, ways: Ways, language: Language): Letter {
  const texts = mailTexts[language]
  const title = oneLine(name)
  return {
    subject: texts.subject(posts.length, title),
    text: paragraphs(
      texts.intro(posts.length, title),
      ...listed(posts, language),
      `${texts.all}\n${list}`,
      footer(texts.why, language, ways.searches, texts.stop(title), ways.stop),
    ),
  }
}

/** Reports the new posts of several searches, once a day. The subject counts a post once, however many of them found it. */
export function dailyMail(found: readonly FoundPosts[], ways: Ways, language: Language): Letter {
  const texts = mailTexts[language]
  const pages = found.flatMap(({ posts }) => posts.map(({ page }) => page))
  return {
    subject: texts.dailySubject(new Set(pages).size),
    text: paragraphs(
      texts.dailyIntro,
      ...found.flatMap(({ name, posts, list }) => [
        texts.heading(posts.length, oneLine(name)),
        ...listed(posts, language),
        `${texts.all}\n${list}`,
      ]),
      footer(texts.dailyWhy, language, ways.searches, texts.stopDaily, ways.stop),
    ),
  }
}

/** Nobody can forge a line of the mail: the words of others are one line, and indented. */
function listed(posts: readonly NewPost[], language: Language): string[] {
  const entries = posts.slice(0, mostListed).map(({ subject, region, location, page }) => {
    const where = [location, region && pickLanguage(regionNames[region].alone, language)]
      .filter(Boolean)
      .join(', ')
    return `    ${oneLine(subject)}${where === '' ? '' : ` (${oneLine(where)})`}\n    ${page}`
  })
  const left = posts.length - entries.length
  return left > 0 ? [...entries, `    ${mailTexts[language].more(left)}`] : entries
}

const footer = (why: string, language: Language, searches: string, stop: string, page: string): string =>
  [why, mailTexts[language].change, searches, stop, page].join('\n')

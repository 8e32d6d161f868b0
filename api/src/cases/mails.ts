import { type Language, languageNamed, type Money, moneyText } from '@within-reach/contract'
import { indented, oneLine, paragraphs } from '../platform/mail/paragraphs'
import { dayOf, zonedDayOf } from '../platform/mail/days'
import { answersForStaff, mailTexts } from './mail-texts'

/** A mail without its recipient. */
interface Letter {
  readonly subject: string
  readonly text: string
}

/** The asker's way to the case: the address of its page, or the earlier mail that has the link; null if no link works. */
export type Way = { readonly page: string } | { readonly linkIn: 'confirmation' | 'renewal' } | null

/** What mails about a case name. */
export interface Named {
  readonly number: string
  /** The code as it is stored. A later release may have stored one that this release does not know; null if none. */
  readonly language: string | null
}

const shown = ({ number, language }: Named) => ({ number, language: languageNamed(language) })

/** A change of a case that a mail reports. */
export type News =
  | { readonly kind: 'message'; readonly agent: string | undefined; readonly text: string }
  | {
      readonly kind: 'offer'
      readonly title: string
      readonly area: string
      readonly rent: number
      readonly deposit: number
      readonly currency: Money['currency']
      /** YYYY-MM-DD */
      readonly available: string
      readonly text: string
    }
  | { readonly kind: 'agent'; readonly agent: string }
  | { readonly kind: 'state'; readonly state: keyof (typeof mailTexts)['en']['states'] }
  | { readonly kind: 'due'; readonly due: Date }

/**
 * Confirms an inquiry to the person who asked. It has no word of the form: anybody can send the form with anybody's address.
 * @param next when an answer is due, or that it is on the waiting list; undefined if the agents have answered already
 */
export function confirmationMail(
  named: Named,
  page: string,
  next: Date | 'waiting list' | undefined,
): Letter {
  const { number, language } = shown(named)
  const texts = mailTexts[language].confirmation
  return {
    subject: texts.subject(number),
    text: paragraphs(
      texts.thanks(number),
      ...(next === undefined
        ? []
        : [next === 'waiting list' ? texts.waits : texts.answerBy(zonedDayOf(next, language))]),
      `${texts.follow}\n${page}`,
      ...(page.includes('#') ? [texts.keep] : []),
      texts.mistaken,
    ),
  }
}

/** Sends a new link of a case to the person who asked. */
export function renewalMail(named: Named, page: string): Letter {
  const { number, language } = shown(named)
  const texts = mailTexts[language].renewal
  return { subject: texts.subject(number), text: paragraphs(`${texts.intro}\n${page}`, texts.keep) }
}

/** Reports to the person who asked what is new in the case. */
export function newsMail(
  { closed, ...named }: Named & { readonly closed: boolean },
  news: readonly News[],
  way: Way,
): Letter {
  const { number, language } = shown(named)
  const texts = mailTexts[language].news
  return {
    subject: texts.subject(number),
    text: paragraphs(
      texts.intro(number),
      ...news.map((one) => paragraphOf(one, language)),
      ...openingTexts(number, language, way, closed),
    ),
  }
}

function openingTexts(number: string, language: Language, way: Way, closed: boolean): string[] {
  const { news: texts, ...earlier } = mailTexts[language]
  if (way === null) return [texts.openByReply]
  const [open, openByLink] = closed ? [texts.read, texts.readByLink] : [texts.open, texts.openByLink]
  const opening = 'page' in way ? `${open}\n${way.page}` : openByLink(earlier[way.linkIn].subject(number))
  return closed ? [texts.closed, opening] : [opening]
}

function paragraphOf(news: News, language: Language): string {
  const { news: texts, states } = mailTexts[language]
  switch (news.kind) {
    case 'message':
      return `${texts.wrote(oneLine(news.agent ?? texts.someAgent))}\n${indented(news.text)}`
    case 'offer': {
      const money = (amount: number) => moneyText({ amount, currency: news.currency }, language)
      const { labels } = texts
      const lines = [
        news.title,
        `${labels.area}: ${news.area}`,
        `${labels.rent}: ${texts.perMonth(money(news.rent))}`,
        `${labels.deposit}: ${money(news.deposit)}`,
        `${labels.available}: ${dayOf(new Date(`${news.available}T00:00:00Z`), language)}`,
      ].map(oneLine)
      return [texts.offers, ...[...lines, ...(news.text === '' ? [] : ['', news.text])].map(indented)].join(
        '\n',
      )
    }
    case 'agent':
      return news.agent === '' ? texts.handedBack : texts.has(oneLine(news.agent))
    case 'state':
      return texts.state(states[news.state])
    case 'due':
      return texts.due(zonedDayOf(news.due, language))
  }
}

/** What the person who asked did. */
export interface AskerNews {
  readonly text: string
  /** Of an answer to an offer. */
  readonly answer?: keyof typeof answersForStaff
  readonly title?: string
}

/** Reports to the agent what the person who asked wrote. */
export function askerMail(
  { number, name }: { readonly number: string; readonly name: string },
  news: readonly AskerNews[],
  page: string,
): Letter {
  const paragraph = ({ answer, title = '', text }: AskerNews): string =>
    [
      answer === undefined ? 'Message:' : `${answersForStaff[answer]} to "${oneLine(title)}"`,
      ...(text === '' ? [] : [indented(text)]),
    ].join('\n')
  return {
    subject: oneLine(`${number}: ${name} wrote`),
    text: paragraphs(
      oneLine(`${name} wrote in the case ${number}.`),
      ...news.map(paragraph),
      `Read and answer here:\n${page}`,
    ),
  }
}

/** A case that needs an agent. */
export interface AlarmingCase {
  readonly number: string
  readonly title: string
  readonly agent: string | undefined
  readonly created: Date
  /** Undefined if it is not overdue. */
  readonly overdueSince: Date | undefined
  readonly page: string
}

/** Tells the agents which cases nobody has, or are overdue. */
export function alarmMail(cases: readonly AlarmingCase[]): Letter {
  const reasons = ({ agent, created, overdueSince }: AlarmingCase): string =>
    [
      agent === undefined
        ? `nobody has it, asked on ${zonedDayOf(created, 'en')}`
        : `${oneLine(agent)} has it`,
      ...(overdueSince ? [`an answer was due on ${zonedDayOf(overdueSince, 'en')}`] : []),
    ].join(', ')
  const count = cases.length === 1 ? '1 inquiry waits' : `${cases.length} inquiries wait`
  return {
    subject: `${count} for an agent`,
    text: paragraphs(
      'These inquiries have no agent, or their answer is overdue. This mail comes once a day until that changes.',
      ...cases.map((one) => `${one.number}, ${oneLine(one.title)}: ${reasons(one)}.\n${one.page}`),
    ),
  }
}

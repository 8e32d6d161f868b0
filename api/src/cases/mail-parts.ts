import type { CaseState } from '@within-reach/contract'

/** The texts of mails to the person who asked. */
export interface MailTexts {
  readonly confirmation: {
    subject(number: string): string
    thanks(number: string): string
    answerBy(day: string): string
    readonly waits: string
    readonly follow: string
    readonly keep: string
    readonly mistaken: string
  }
  readonly renewal: {
    subject(number: string): string
    readonly intro: string
    readonly keep: string
  }
  readonly news: {
    subject(number: string): string
    intro(number: string): string
    wrote(agent: string): string
    readonly someAgent: string
    readonly offers: string
    readonly labels: Readonly<Record<'area' | 'rent' | 'deposit' | 'available', string>>
    perMonth(amount: string): string
    has(agent: string): string
    readonly handedBack: string
    state(state: string): string
    due(day: string): string
    readonly open: string
    openByLink(subject: string): string
    /** That the page takes no answers, but the mail does. */
    readonly closed: string
    /** The ways to the page of a closed case. */
    readonly read: string
    readByLink(subject: string): string
    /** If no link works. Answers go to the agents. */
    readonly openByReply: string
  }
  readonly states: Readonly<Record<CaseState, string>>
}

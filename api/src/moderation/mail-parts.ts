import type { ModerationAction, ReportReason } from '@within-reach/contract'

/** What is told of a decision, a reversal, an answer, or the end of a report. No mail quotes what members wrote. */
export interface MailTexts {
  readonly reasons: Readonly<Record<ReportReason, string>>
  readonly decided: {
    readonly subject: string
    /** @param until the end of a limit or suspension, as a day with its zone */
    readonly actions: Readonly<Record<Exclude<ModerationAction, 'dismiss'>, (until: string) => string>>
    /** @param count how many texts the decision is about, at least two */
    readonly several: (count: number) => string
    readonly reason: (reason: string) => string
    readonly note: string
    readonly appeal: string
  }
  readonly reversed: readonly [subject: string, text: string]
  readonly upheld: readonly [subject: string, text: string]
  /** The decision was reversed, but what it hid cannot be shown again. */
  readonly upheldButGone: readonly [subject: string, text: string]
  /** After a ban that has ended. */
  readonly reopened: string
  readonly dismissed: readonly [subject: string, text: string]
  readonly answer: string
  readonly acted: readonly [subject: string, text: string]
  readonly kept: readonly [subject: string, text: string]
  readonly ownReports: string
  readonly ownNotices: string
}

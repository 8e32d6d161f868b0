/** What was reported of some events. */
export interface Reported {
  /** How many reports were to be mailed: one for each post and search that finds it, or for each message. */
  readonly due: number
  readonly missed: number
  /** Reported by two different mails. */
  readonly twice: number
}

/** Mails about posts and messages, while the service is killed again and again. */
export interface MailsResult {
  readonly kills: number
  readonly seconds: number
  /** The seconds in which the service was ready, until it was killed. */
  readonly sending: number
  /** Without the second arrivals of those that came twice. */
  readonly mails: number
  /**
   * Mails that arrived twice under the same Message-ID: the service was killed after it had sent their end, and before it
   * stored that the mail server had accepted them.
   */
  readonly repeated: number
  readonly posts: Reported
  readonly messages: Reported
}

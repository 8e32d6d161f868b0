/** A mail to one person. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly replyTo?: string
  /** Stops further mails of this kind when a mail program posts to it (RFC 8058). */
  readonly stopAddress?: string
  /** Seconds after which it is worthless, such as a code. It is sent before all others, and never after that time. */
  readonly validFor?: number
}

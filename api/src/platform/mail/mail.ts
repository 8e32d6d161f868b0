/** A mail to one person. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly replyTo?: string
  /** Seconds after which it is worthless, as a code is: it is sent before all others, and not at all once they are over. */
  readonly validFor?: number
}

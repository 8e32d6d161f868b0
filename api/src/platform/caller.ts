import type { StaffRole } from '@within-reach/contract'

/** The member who makes a call. */
export interface Caller {
  readonly userId: number
  readonly email: string
  readonly name: string
  readonly nick: string
  /** The language of mails to the member; null if unknown. */
  readonly language: string | null
  readonly tokenHash: Buffer
  /** The marker of the sign-in, which the browser stores too. */
  readonly marker: string
  /** Whether the member is an operator. */
  readonly operator: boolean
  /** The member's roles of staff. */
  readonly roles: readonly StaffRole[]
  /** The end of a suspension by moderators; null without one. */
  readonly suspendedUntil: Date | null
  /** Until when the member may publish few texts a day; null if they may publish as others. */
  readonly limitedUntil: Date | null
  /**
   * Whether an operator with a passkey used it in this sign-in within 15 minutes; `missing` if an operator must add one, `none`
   * for everybody else.
   */
  readonly secondFactor: 'none' | 'missing' | 'due' | 'verified'
}

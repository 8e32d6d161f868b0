/** The member who makes a call. */
export interface Caller {
  readonly userId: number
  readonly email: string
  readonly name: string
  readonly nick: string
  readonly tokenHash: Buffer
  /** The marker of the sign-in, which the browser stores too. */
  readonly marker: string
  /** Whether the member is an operator. */
  readonly operator: boolean
  /**
   * Whether an operator with a passkey used it in this sign-in within 15 minutes; `missing` if an operator must add one, `none`
   * for everybody else.
   */
  readonly secondFactor: 'none' | 'missing' | 'due' | 'verified'
}

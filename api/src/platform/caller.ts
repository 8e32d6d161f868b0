/** Who makes a call. */
export interface Caller {
  readonly userId: number
  readonly email: string
  readonly name: string
  readonly nick: string
  readonly tokenHash: Buffer
  /** Whether they are one of those who run the site. */
  readonly operator: boolean
  /** Whether an operator who has a passkey has used it in this sign-in within 15 minutes; `none` for who has none. */
  readonly secondFactor: 'none' | 'due' | 'verified'
}

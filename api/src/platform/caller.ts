/** Who makes a call. */
export interface Caller {
  readonly userId: number
  readonly email: string
  readonly name: string
  readonly nick: string
  readonly tokenHash: Buffer
}

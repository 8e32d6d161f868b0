/** The exit codes of the command line. */
export const exitCodes = {
  ok: 0,
  /** The service refused, or a check failed. */
  refused: 1,
  /** The command line is invalid; nothing was sent. */
  usage: 2,
  /** The token is missing, unknown, expired, or lacks the right. */
  notAllowed: 3,
  /** The site is unreachable or temporarily unable to answer. */
  away: 4,
  /** The registry changed after the revision that the change was based on. */
  stale: 5,
} as const
export type Ending = keyof typeof exitCodes

/** The error that ends a command, with a message for people. */
export class CommandError extends Error {
  override readonly name = 'CommandError'

  constructor(
    readonly ending: Exclude<Ending, 'ok'>,
    message: string,
  ) {
    super(message)
  }
}

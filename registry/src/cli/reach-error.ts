/** What the command line ends with, by how it ended. */
export const exitCodes = {
  ok: 0,
  /** The service said no, or a check found a fault. */
  refused: 1,
  /** The command cannot be read; nothing was sent. */
  usage: 2,
  /** The token is missing, unknown, expired, or has no right to this. */
  notAllowed: 3,
  /** The site cannot be reached or is not able to answer now. */
  away: 4,
  /** Somebody else made a change since this one was looked at. */
  stale: 5,
} as const
export type Ending = keyof typeof exitCodes

/** Why a command ends without success, said for people. */
export class ReachError extends Error {
  override readonly name = 'ReachError'

  constructor(
    readonly ending: Exclude<Ending, 'ok'>,
    message: string,
  ) {
    super(message)
  }
}

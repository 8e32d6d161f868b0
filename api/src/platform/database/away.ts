import { type AppError, errors } from '../errors'

/**
 * PostgreSQL's words for "not now" (its manual, appendix A): connections that fail (class 08), a shutdown or restart (57P0x),
 * too little room, memory or connections (class 53), a standby that took over (25006), a statement that took too long or met
 * another one (57014, 55P03, class 40).
 */
const states = /^(08\w{3}|57P0\d|53\w{3}|25006|57014|55P03|40\w{3})$/

/** What the network says of a server that cannot be reached. */
const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
])

/** What pg says without a code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end|Client was closed|The server does not support SSL)/

/**
 * Reads an error of pg.
 * @returns unavailable (503) where a later try may succeed; undefined where the statement itself is at fault
 */
export function databaseAway(error: unknown): AppError | undefined {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (!states.test(code) && !connectionCodes.has(code) && !words.test(message)) return undefined
  return errors.unavailable('The database is away. Try again in a moment.', 5, error)
}

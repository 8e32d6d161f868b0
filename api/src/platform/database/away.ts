import { type AppError, errors } from '../errors'

/**
 * PostgreSQL's codes for a temporary failure (its manual, appendix A): broken connections (class 08), shutdown or restart
 * (57P0x), lack of disk, memory or connections (class 53), a standby that took over (25006), a role or password that was
 * replaced (class 28), a timeout or a conflict with another statement (57014, 55P03, class 40).
 */
const states = /^(08\w{3}|57P0\d|53\w{3}|25006|28\w{3}|57014|55P03|40\w{3})$/

/** The network's codes for an unreachable server. */
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

/** The messages of errors of pg that have no code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end|Client was closed|The server does not support SSL)/

/**
 * Classifies an error of pg.
 * @returns unavailable (503) if a retry may succeed; undefined if the statement itself is wrong
 */
export function databaseAway(error: unknown): AppError | undefined {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (!states.test(code) && !connectionCodes.has(code) && !messages.test(message)) return undefined
  return errors.unavailable('The database is unavailable. Try again in a moment.', 5, {
    part: 'database',
    cause: error,
  })
}

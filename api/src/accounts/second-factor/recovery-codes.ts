import { randomInt } from 'node:crypto'
import { hashOfCode } from '../secrets'

/** Without characters that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const half = 5

/** Ten codes of about 50 random bits, such as `k7fwp-2hm9d`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () => [newHalf(), newHalf()].join('-'))

const newHalf = () => Array.from({ length: half }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

/**
 * The stored hash of a recovery code.
 * @param code as the member wrote it, in any case and with any spaces
 */
export const hashOfRecoveryCode = (key: Buffer, userId: number, code: string): Buffer =>
  hashOfCode(key, `recovery ${userId}`, code.toLowerCase().replace(/[^a-z0-9]/g, ''))

import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { limits } from '@within-reach/contract'

/** A public identifier of one sign-in. */
export function newMarker(): string {
  return randomBytes(12).toString('base64url')
}

/** A uniformly random code of five digits, with leading zeros. */
export function newCode(): string {
  return String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0')
}

/** 128 random bits as 32 hexadecimal digits: the secret of a link in a mail. */
export function newLinkSecret(): string {
  return randomBytes(16).toString('hex')
}

/**
 * The stored hash of a code. A code has only 100,000 values, so a copy of the database must not be enough to try them all.
 * The hash is keyed with the site's key, and with the secret of the browser that requested the code.
 * @param key the site's key for codes
 * @param secret the browser's secret
 */
export function hashOfCode(key: Buffer, email: string, code: string, secret = ''): Buffer {
  return createHmac('sha256', key).update([email.toLowerCase(), secret, code].join('\0')).digest()
}

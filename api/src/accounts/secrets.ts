import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { limits } from '@within-reach/contract'

/** 256 random bits as text: a bearer token, or what a browser holds to show that it verified an email. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a secret. 256 random bits need no slow hash and no salt. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** A non-secret name for one sign-in. */
export function newMarker(): string {
  return randomBytes(12).toString('base64url')
}

/** A code of five digits, leading zeros included, each as likely as any other. */
export function newCode(): string {
  return String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0')
}

/** 128 random bits as 32 hexadecimal digits: the secret of a link in a mail. */
export function newLinkSecret(): string {
  return randomBytes(16).toString('hex')
}

/**
 * What is stored of a code. It has only 100,000 values, so a copy of the database must not be enough to try them all: the hash
 * is keyed with the site's key and, where a browser asked for it, with the secret that only the browser holds.
 * @param key the site's key for codes
 * @param secret the browser's
 */
export function hashOfCode(key: Buffer, email: string, code: string, secret = ''): Buffer {
  return createHmac('sha256', key).update([email.toLowerCase(), secret, code].join('\0')).digest()
}

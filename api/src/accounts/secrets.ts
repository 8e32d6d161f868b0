import { createHash, randomBytes, randomInt } from 'node:crypto'
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

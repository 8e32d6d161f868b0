import { ECDH } from 'node:crypto'

/** Whether a text is a public key on the curve P-256, in base64url. Nothing can be encrypted for another one. */
export function isPublicKey(text: string): boolean {
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

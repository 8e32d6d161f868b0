import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import type { Database } from '../platform/database/database'
import { sharedKey } from './key-queries'

/** Signs decisions, so that a page can verify their origin. */
export interface Signing {
  /** The raw public key (32 bytes, RFC 8032) in base64, with which pages verify signatures. */
  readonly publicKey: string
  /**
   * Signs a body.
   * @param bytes exactly the sent bytes, before compression
   * @returns the Ed25519 signature in base64, for the header `Registry-Signature`
   */
  sign(bytes: Buffer): string
}

/**
 * Opens the signing key of this site.
 * @param ownKey the setting REGISTRY_SIGNING_KEY, PKCS#8 in DER; without it the instances share a generated key
 */
export async function openSigning(database: Database, ownKey: Buffer | undefined): Promise<Signing> {
  const der = ownKey ?? (await sharedKey(database, 'sign', newKey))
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  return {
    publicKey: Buffer.from(x, 'base64url').toString('base64'),
    sign: (bytes) => sign(null, bytes, key).toString('base64'),
  }
}

const newKey = (): Buffer =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' })

/**
 * Whether a site signed these bytes.
 * @param publicKey as in {@link Signing}
 * @param signature in base64
 */
export function isSignedBy(publicKey: string, bytes: Buffer, signature: string): boolean {
  const x = Buffer.from(publicKey, 'base64').toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, bytes, key, Buffer.from(signature, 'base64'))
}

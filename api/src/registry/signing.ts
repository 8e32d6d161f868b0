import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import type { Database } from '../platform/database/database'
import type { Settings } from '../platform/settings'
import { sharedKey } from './key-queries'

/** Signs decisions, so that a page can verify their origin. */
export interface Signing {
  /** The raw public key (32 bytes, RFC 8032) in base64, with which pages verify signatures. Later pages may have another. */
  readonly publicKey: string
  /** Those of the extra keys. */
  readonly extraPublicKeys: readonly string[]
  /** Signs bytes with the own key alone. @returns the Ed25519 signature in base64 */
  signOnce(bytes: Buffer): string
  /**
   * Signs a body.
   * @param bytes exactly the sent bytes, before compression
   * @returns the Ed25519 signature of each key in base64, separated by commas, for the header `Registry-Signature`
   */
  sign(bytes: Buffer): string
}

/** The signing keys of the settings, PKCS#8 in DER. */
export type SigningKeys = Pick<Settings, 'signingKey' | 'extraSigningKeys'>

/**
 * Opens the signing keys of this site.
 * @param keys the settings; without a signing key the instances share a generated one. The extra keys sign as well, so that
 * pages accept decisions that were sent with another key, while the key is replaced
 */
export async function openSigning(
  database: Database,
  { signingKey, extraSigningKeys }: SigningKeys,
): Promise<Signing> {
  const read = (der: Buffer) => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const own = read(signingKey ?? (await sharedKey(database, 'sign', newKey)))
  const keys = [own, ...extraSigningKeys.map(read)]
  const [publicKey = '', ...extraPublicKeys] = keys.map(publicKeyOf)
  const signWith = (key: KeyObject, bytes: Buffer) => sign(null, bytes, key).toString('base64')
  return {
    publicKey,
    extraPublicKeys,
    signOnce: (bytes) => signWith(own, bytes),
    sign: (bytes) => keys.map((key) => signWith(key, bytes)).join(', '),
  }
}

function publicKeyOf(key: KeyObject): string {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  return Buffer.from(x, 'base64url').toString('base64')
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

import { createPrivateKey } from 'node:crypto'
import * as v from 'valibot'

function isSigningKey(text: string): boolean {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
    return key.asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}

/** The settings of the signing keys, as in the environment. */
export const signingEnvironment = {
  /** The private key that signs the decision; by default one that the instances share in the database. */
  REGISTRY_SIGNING_KEY: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(isSigningKey, 'must be an Ed25519 private key, PKCS#8 in DER, base64'),
    ),
  ),
  /** Keys that sign as well while the signing key is replaced, separated by commas. */
  REGISTRY_EXTRA_SIGNING_KEYS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((key) => key.trim())),
      v.check(
        (keys) => keys.every(isSigningKey),
        'must be Ed25519 private keys, PKCS#8 in DER, base64, separated by commas',
      ),
    ),
  ),
}

type SigningEnvironment = v.InferOutput<v.ObjectSchema<typeof signingEnvironment, undefined>>

/** The signing keys, PKCS#8 in DER. */
export interface SigningSettings {
  readonly signingKey: Buffer | undefined
  /** They sign as well while the signing key is replaced. */
  readonly extraSigningKeys: readonly Buffer[]
}

export const presentSigning = (env: SigningEnvironment): SigningSettings => ({
  signingKey: env.REGISTRY_SIGNING_KEY ? Buffer.from(env.REGISTRY_SIGNING_KEY, 'base64') : undefined,
  extraSigningKeys: (env.REGISTRY_EXTRA_SIGNING_KEYS ?? []).map((key) => Buffer.from(key, 'base64')),
})

import { hkdfSync, randomBytes } from 'node:crypto'
import type { CodeKeys } from '../platform/code-keys'
import type { Database } from '../platform/database/database'
import { findSharedKey, sharedKey } from './key-queries'
import type { SigningKeys } from './signing'

/**
 * Opens the keys for the hashes of mailed codes and recovery codes.
 * @param keys the signing keys of the settings, from which the keys are derived (HKDF, RFC 5869), so that no copy of the
 * database contains them; without a signing key the instances share a generated key in the database
 */
export async function openCodeKeys(
  database: Database,
  { signingKey, extraSigningKeys }: SigningKeys,
): Promise<CodeKeys> {
  const extra = extraSigningKeys.map(derived)
  if (!signingKey) {
    const shared = await sharedKey(database, purpose, () => randomBytes(32))
    return { current: shared, accepted: [shared, ...extra] }
  }
  const current = derived(signingKey)
  // Codes from the time before the site had a key of its own.
  const shared = await findSharedKey(database, purpose)
  return { current, accepted: [current, ...extra, ...(shared ? [shared] : [])] }
}

const purpose = 'codes'

const derived = (key: Buffer): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'mailed codes', 32))

import { hkdfSync, randomBytes } from 'node:crypto'
import type { Database } from '../platform/database/database'
import { sharedKey } from './key-queries'

/**
 * Opens the key for the hashes of mailed codes.
 * @param ownKey the setting REGISTRY_SIGNING_KEY, from which the key is derived (HKDF, RFC 5869), so that no copy of the
 * database contains it; without it the instances share a generated key in the database
 */
export async function openCodeKey(database: Database, ownKey: Buffer | undefined): Promise<Buffer> {
  return ownKey
    ? Buffer.from(hkdfSync('sha256', ownKey, '', 'mailed codes', 32))
    : sharedKey(database, 'codes', () => randomBytes(32))
}

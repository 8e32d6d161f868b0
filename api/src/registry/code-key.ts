import { hkdfSync, randomBytes } from 'node:crypto'
import type { Database } from '../platform/database/database'
import { sharedKey } from './key-queries'

/**
 * Opens the key that hashes of mailed codes are keyed with.
 * @param ownKey the setting REGISTRY_SIGNING_KEY, from which it is derived (HKDF, RFC 5869), so that it stands in no copy of
 *   the database; without it the instances share one that the first of them made
 */
export async function openCodeKey(database: Database, ownKey: Buffer | undefined): Promise<Buffer> {
  return ownKey
    ? Buffer.from(hkdfSync('sha256', ownKey, '', 'mailed codes', 32))
    : sharedKey(database, 'codes', () => randomBytes(32))
}

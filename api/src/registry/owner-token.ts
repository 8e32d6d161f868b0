import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { rights } from '@within-reach/contract'
import type { Database } from '../platform/database/database'
import { pathExists } from '../platform/path-exists'
import { deleteToken, findTokenByName, hasGranter, insertToken, lockAccess } from './access-queries'
import { hashOf } from '../platform/secret'
import { newToken } from './tokens'

/** The file that the command line reads on the same machine. */
const ownerTokenFile = 'reach-token'
const owner = 'owner'

/** The state of the owner's token after a start. */
export type OwnerToken = 'kept' | 'made' | 'replaced' | 'lost'

/** The log line of each state, if any. */
export const ownerTokenLines: Readonly<Partial<Record<OwnerToken, string>>> = {
  made: "the owner's token was created; it is in DATA_DIR/reach-token",
  replaced: "DATA_DIR/reach-token was missing: the owner's token was replaced, and the old one is void",
  lost:
    "DATA_DIR/reach-token is missing, and the owner's token is still valid. If another instance has the file, nothing is wrong. " +
    'If the file is lost, run "DELETE FROM deploy_tokens WHERE name = \'owner\'" in the database and start again',
}

/**
 * Creates the token from which all other rights derive, if no valid token can grant: in a new installation, or after the
 * last one was revoked. If instances start together, one creates it.
 * @param dataDir the folder of its file, which only its owner can read; it is not stored anywhere else
 * @param ownsDatabase whether the database is in DATA_DIR, so that no other instance can have the file
 * @returns what happened; `lost` if it is valid and its file is missing
 */
export async function ensureOwnerToken(
  database: Database,
  dataDir: string,
  ownsDatabase: boolean,
): Promise<OwnerToken> {
  return database.transaction(async (tx) => {
    await lockAccess(tx)
    const canGrant = await hasGranter(tx)
    const isLost =
      !(await pathExists(path.join(dataDir, ownerTokenFile))) && (await findTokenByName(tx, owner))
    if (canGrant && !(isLost && ownsDatabase)) return isLost ? 'lost' : 'kept'
    const token = newToken()
    // Deletes an earlier one that is expired or has lost its rights.
    await deleteToken(tx, owner, owner)
    await insertToken(tx, { name: owner, rights, remotes: [], expires_at: null }, hashOf(token), owner)
    // In the transaction: a token that could not be written to its file must not exist.
    await writeSecret(path.join(dataDir, ownerTokenFile), `${token}\n`)
    return canGrant ? 'replaced' : 'made'
  })
}

async function writeSecret(file: string, text: string): Promise<void> {
  const half = `${file}.${randomUUID()}`
  try {
    const handle = await open(half, 'wx', 0o600)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(half, file)
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
}

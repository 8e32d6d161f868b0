import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { rights } from '@within-reach/contract'
import type { Database } from '../platform/database/database'
import { pathExists } from '../platform/path-exists'
import { deleteToken, findTokenByName, hasGranter, insertToken, lockAccess } from './access-queries'
import { hashOfToken, newToken } from './tokens'

/** The name of the file that the command line reads on the same machine. */
const ownerTokenFile = 'reach-token'
const owner = 'owner'

/** What a start found or did about the owner's token. */
export type OwnerToken = 'kept' | 'made' | 'replaced' | 'lost'

/** What is logged of it, where there is something to log. */
export const ownerTokenLines: Readonly<Partial<Record<OwnerToken, string>>> = {
  made: "the owner's token was made: it stands in DATA_DIR/reach-token",
  replaced: "DATA_DIR/reach-token was missing: the owner's token was replaced, and the old one is void",
  lost:
    "DATA_DIR/reach-token is not here, and the owner's token still counts. If another instance has the file, this is as it " +
    'should be. If it is lost, run "DELETE FROM deploy_tokens WHERE name = \'owner\'" in the database and start again',
}

/**
 * Makes the token from which every other right comes, where no live token can grant: on a new installation, or after
 * the last one was revoked. Of instances that start together one makes it.
 * @param dataDir where it is written, to a file that only its owner reads; it stands nowhere else
 * @param ownsDatabase whether the database lives in DATA_DIR, so that no other instance can hold the file
 * @returns what became of it; `lost` where it counts and its file is not here
 */
export async function demandOwnerToken(
  database: Database,
  dataDir: string,
  ownsDatabase: boolean,
): Promise<OwnerToken> {
  return database.transaction(async (tx) => {
    await lockAccess(tx)
    const counts = await hasGranter(tx)
    const isLost =
      !(await pathExists(path.join(dataDir, ownerTokenFile))) && (await findTokenByName(tx, owner))
    if (counts && !(isLost && ownsDatabase)) return isLost ? 'lost' : 'kept'
    const token = newToken()
    // An earlier one whose time or rights are over.
    await deleteToken(tx, owner)
    await insertToken(tx, { name: owner, rights, remotes: [], expires_at: null }, hashOfToken(token), owner)
    // Within the transaction: a token that could not be written down must not be the only one.
    await writeSecret(path.join(dataDir, ownerTokenFile), `${token}\n`)
    return counts ? 'replaced' : 'made'
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

import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { rights } from '@within-reach/contract'
import type { Database } from '../platform/database/database'
import { deleteToken, hasGranter, insertToken, lockAccess } from './access-queries'
import { hashOfToken, newToken } from './tokens'

/** The name of the file that the command line reads on the same machine. */
const ownerTokenFile = 'reach-token'
const owner = 'owner'

/**
 * Makes the token from which every other right comes, where no live token can grant: on a new installation, or after
 * the last one was revoked. Of instances that start together one makes it.
 * @param dataDir where it is written, to a file that only its owner reads; it stands nowhere else
 * @returns whether it was made
 */
export async function demandOwnerToken(database: Database, dataDir: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    await lockAccess(tx)
    if (await hasGranter(tx)) return false
    const token = newToken()
    // An earlier one whose time or rights are over.
    await deleteToken(tx, owner)
    await insertToken(tx, { name: owner, rights, remotes: [], expires_at: null }, hashOfToken(token), owner)
    // Within the transaction: a token that could not be written down must not be the only one.
    await writeSecret(path.join(dataDir, ownerTokenFile), `${token}\n`)
    return true
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

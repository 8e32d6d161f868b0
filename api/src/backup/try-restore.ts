import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Logger } from 'pino'
import { startEmbedded } from '../platform/database/embedded'
import type { FileStore } from '../platform/files/store'
import type { Checked } from './restore'

/** The uploads were compared with the manifest before; their content is not needed again. */
const nowhere: Pick<FileStore, 'put'> = { put: () => Promise.resolve() }

/**
 * Restores a backup into an embedded database in a temporary folder, and deletes that.
 * @throws Error if it cannot be restored
 */
export async function tryRestore(checked: Checked, migrations: string, log: Logger): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'within-reach-try-'))
  // The folder belongs to its owner only; PostgreSQL's system user must be able to enter it too.
  await chmod(dataDir, 0o755)
  const server = await startEmbedded(dataDir, log)
  try {
    await checked.restoreTo({ url: server.url, files: nowhere, migrations })
  } finally {
    await server.stop()
    await rm(server.folder, { recursive: true, force: true })
    await rm(dataDir, { recursive: true, force: true })
  }
}

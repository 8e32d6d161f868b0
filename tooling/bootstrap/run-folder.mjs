import { chmodSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Contains the folder of a database that cannot be in its site's data folder
 * (api/src/platform/database/embedded-home.ts).
 */
const pointerFile = 'postgres-is-elsewhere.txt'

/**
 * Creates a folder for the temporary files of a test run, and makes it the temporary folder of this process and its
 * children.
 * @returns its path
 */
export function makeRunFolder() {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'within-reach-'))
  // The embedded database's system user must pass through it.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  return folder
}

/**
 * Removes the folder, and the databases of its sites that are elsewhere.
 * @param {string} folder
 */
export function removeRunFolder(folder) {
  for (const name of readdirSync(folder)) {
    const database = databaseIn(join(folder, name, pointerFile))
    if (database) rmSync(database, { recursive: true, force: true })
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

/** @param {string} file */
function databaseIn(file) {
  try {
    return /lives in (\/.+\/data-[0-9a-f]+)\n/.exec(readFileSync(file, 'utf8'))?.[1]
  } catch {
    // The usual case: the database is in its site's data folder.
    return undefined
  }
}

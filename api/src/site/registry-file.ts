import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { decide, type Decision, emptyDocument, RegistryDocument } from '@within-reach/registry'
import * as v from 'valibot'

/** The environment that this service serves. */
const environment = 'production'

/** What is live, as the registry's document in DATA_DIR says. */
export interface RegistryFile {
  /** What a visitor gets now. */
  decision(): Promise<Decision>
}

/**
 * Reads the registry's document again whenever the file changed; publishing puts a new one in place by a rename.
 * A document that cannot be read leaves the one before it in force.
 * @param dataDir the site's DATA_DIR
 * @param onTrouble told once why a document was not taken
 */
export function openRegistryFile(dataDir: string, onTrouble: (error: unknown) => void): RegistryFile {
  const file = path.join(dataDir, 'remotes', 'registry.json')
  let known = { stamp: '', decision: decide(emptyDocument, { environment }) }
  let reading: Promise<void> | undefined

  const refresh = async (): Promise<void> => {
    const { mtimeMs, size, ino } = await stat(file)
    const stamp = `${ino} ${mtimeMs} ${size}`
    if (stamp === known.stamp) return
    // Also for a document that is not taken: the trouble with it is told once.
    known = { ...known, stamp }
    const document = v.parse(RegistryDocument, JSON.parse(await readFile(file, 'utf8')))
    known = { stamp, decision: decide(document, { environment }) }
  }

  return {
    async decision() {
      // All who ask meanwhile wait for the same reading: before the first one there is no document to make do with.
      reading ??= refresh().finally(() => (reading = undefined))
      await reading.catch((error: NodeJS.ErrnoException) => {
        // Nothing is published yet on a new installation.
        if (error.code !== 'ENOENT') onTrouble(error)
      })
      return known.decision
    },
  }
}

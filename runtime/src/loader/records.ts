import type { PageDecision, PageRecord, VersionPointer } from '@within-reach/registry'
import { FileNotLoaded } from './changed-file'
import type { PublishedFiles } from './integrity'

/** The address of the folder with a version's files. Each version has its own. */
export const versionUrl = (name: string, version: string): string => `/remotes/${name}/${version}/`

export interface RecordsOptions {
  /** Receives the files of every version whose record is read. */
  readonly published: PublishedFiles
  readonly fetch: typeof globalThis.fetch
}

/** The records of versions, each read once. */
export interface Records {
  /**
   * Reads the record of a version from the page, otherwise from the version's folder, checked against the hash in the
   * decision. Adds the version's files to the published ones. A failed read is repeated at the next call.
   * @throws FileNotLoaded
   */
  recordAt(name: string, pointer: VersionPointer, decision: PageDecision): Promise<PageRecord>
}

export function createRecords({ published, fetch }: RecordsOptions): Records {
  const byFolder = new Map<string, Promise<PageRecord>>()

  const fetched = async (address: string, integrity: string): Promise<PageRecord> => {
    published.add(address, integrity)
    try {
      const answer = await fetch(address, { integrity })
      if (!answer.ok) throw new Error(`answered with ${answer.status}`)
      return (await answer.json()) as PageRecord
    } catch (error) {
      throw new FileNotLoaded(address, error)
    }
  }
  const publishFiles = (folder: string, record: PageRecord): PageRecord => {
    for (const [file, { integrity }] of Object.entries(record.files)) published.add(folder + file, integrity)
    return record
  }

  return {
    recordAt(name, pointer, { records }) {
      const folder = versionUrl(name, pointer.version)
      const known = byFolder.get(folder)
      if (known) return known
      const inlined = records.find((one) => one.name === name && one.version === pointer.version)
      const found = inlined ? Promise.resolve(inlined) : fetched(`${folder}record.json`, pointer.record)
      const record = found.then((one) => publishFiles(folder, one))
      byFolder.set(folder, record)
      record.catch(() => byFolder.delete(folder))
      return record
    },
  }
}

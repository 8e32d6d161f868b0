import type { PageDecision, PageRecord, VersionPointer } from '@within-reach/registry'
import { FileNotLoaded } from '../integrity/changed-file'
import { published } from '../integrity/published'

/** Where a version's files are served; a new version is a new address. */
export const versionUrl = (name: string, version: string): string => `/remotes/${name}/${version}/`

/** Records by the folder of their version. */
const records = new Map<string, Promise<PageRecord>>()

/**
 * The record of a version, whose files may be loaded from then on: from the page, or from among the version's files,
 * where it must be what the page says it is. What failed is asked for again the next time.
 * @throws FileNotLoaded
 */
export function recordAt(name: string, pointer: VersionPointer, decision: PageDecision): Promise<PageRecord> {
  const folder = versionUrl(name, pointer.version)
  const known = records.get(folder)
  if (known) return known
  const inlined = decision.records.find((one) => one.name === name && one.version === pointer.version)
  const record = (inlined ? Promise.resolve(inlined) : fetched(`${folder}record.json`, pointer.record)).then(
    (found) => withPublishedFiles(folder, found),
  )
  records.set(folder, record)
  record.catch(() => records.delete(folder))
  return record
}

async function fetched(address: string, integrity: string): Promise<PageRecord> {
  published.add(address, integrity)
  try {
    const answer = await fetch(address, { integrity })
    if (!answer.ok) throw new Error(`answered with ${answer.status}`)
    return (await answer.json()) as PageRecord
  } catch (error) {
    throw new FileNotLoaded(address, error)
  }
}

function withPublishedFiles(folder: string, record: PageRecord): PageRecord {
  for (const [file, { integrity }] of Object.entries(record.files)) published.add(folder + file, integrity)
  return record
}

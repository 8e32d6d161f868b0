import { type Folder, type MessageRow, msgs } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'

/** The newest messages of a folder, as far as they were asked for. */
export interface Loaded {
  readonly rows: readonly MessageRow[]
  /** Pages that are in `rows`, from the first on. */
  readonly pages: number
  /** How many messages there are in all. */
  readonly total: number
  readonly hasOlder: boolean
}

/** Which messages are asked for: a folder, and what is searched for in it; empty for everything. */
export interface Asked {
  readonly type: Folder
  readonly searchData: string
}

const nothing: Loaded = { rows: [], pages: 0, total: 0, hasOlder: true }

/**
 * Loads the next page of a folder.
 * @param before what is loaded already; undefined for nothing
 * @returns all of it; undefined where the page could not be loaded
 */
export async function loadNext(
  { type, searchData }: Asked,
  before: Loaded = nothing,
  signal?: AbortSignal,
): Promise<Loaded | undefined> {
  const page = before.pages + 1
  const fields = page === 1 ? { type, searchData } : { type, searchData, page }
  const outcome = await send(msgs, fields, { signal })
  if (outcome.kind !== 'ok') return undefined
  const known = new Set(before.rows.map((row) => row.message_idx))
  // A message that came meanwhile moves the others on, so that a page may begin with what the one before ended with.
  const rows = [...before.rows, ...outcome.data.filter((row) => !known.has(row.message_idx))]
  const { total = rows.length, pages = 1 } = outcome.beside
  return { rows, pages: page, total: Math.max(total, rows.length), hasOlder: page < pages }
}

/**
 * Loads the first pages of a folder.
 * @returns as many as could be loaded; undefined where the first could not
 */
export async function loadFirst(
  asked: Asked,
  pages: number,
  signal: AbortSignal,
): Promise<Loaded | undefined> {
  let loaded = await loadNext(asked, undefined, signal)
  while (loaded?.hasOlder && loaded.pages < pages) {
    const next = await loadNext(asked, loaded, signal)
    if (!next) return loaded
    loaded = next
  }
  return loaded
}

import { type HistoryEntry, registryHistory } from '@within-reach/contract'
import { diffLive } from '../../history'
import type { Service } from '../service/connect'

/** The differences of one remote, one per line. */
export interface Difference {
  readonly remote: string
  readonly differences: readonly string[]
}

/** History entries per request. */
const page = 100

/**
 * Finds the differences between two revisions.
 * @param from the earlier one
 * @param to the later one
 */
export async function differencesBetween(service: Service, from: number, to: number): Promise<Difference[]> {
  const touched = new Map<string, { first: HistoryEntry; last: HistoryEntry }>()
  // The history is newest first: the first entry of a remote in it is the remote's last.
  for (const entry of await entriesBetween(service, from, to))
    touched.set(entry.remote, { last: touched.get(entry.remote)?.last ?? entry, first: entry })
  return [...touched]
    .map(([remote, { first, last }]) => ({ remote, differences: diffLive(first.before, last.after) }))
    .filter(({ differences }) => differences.length > 0)
    .sort((a, b) => (a.remote < b.remote ? -1 : 1))
}

async function entriesBetween(service: Service, from: number, to: number): Promise<HistoryEntry[]> {
  const found: HistoryEntry[] = []
  for (let before = to + 1; before > from + 1;) {
    const entries = await service.ask(registryHistory, { before, most: page })
    found.push(...entries.filter(({ revision }) => revision > from))
    before = entries.at(-1)?.revision ?? 0
  }
  return found
}

import { type HistoryEntry, registryHistory } from '@within-reach/contract'
import { diffLive } from '../../history'
import type { Service } from '../service/connect'

/** What differs of one remote, a line each. */
export interface Difference {
  readonly remote: string
  readonly differences: readonly string[]
}

/** How many lines of the history are asked for at once. */
const page = 100

/**
 * What differs between two revisions.
 * @param from the earlier one
 * @param to the later one
 */
export async function differencesBetween(service: Service, from: number, to: number): Promise<Difference[]> {
  const touched = new Map<string, { first: HistoryEntry; last: HistoryEntry }>()
  // Newest first: the first line of a remote that is met is its last.
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

import {
  type AnyEntry,
  type BudgetEntry,
  type HistoryEntry,
  type Origins,
  type RulesEntry,
  settledAt,
  versionsIn,
} from '@within-reach/contract'
import { diffBudgets } from '../../budgets'
import { diffLive } from '../../history'
import { diffRules } from '../../rules'
import type { Service } from '../service/connect'
import { readHistory } from './history'

/** The differences of one remote, one per line. */
export interface Difference {
  readonly remote: string
  readonly differences: readonly string[]
  /** The origins of the versions that differ, as far as they are known. */
  readonly origins: Origins
}

/** The differences between two revisions. */
export interface Differences {
  readonly remotes: readonly Difference[]
  /** The differences of the environment's rules, one per line. */
  readonly rules: readonly string[]
  /** The differences of what is allowed, by remote. */
  readonly budgets: readonly Pick<Difference, 'remote' | 'differences'>[]
}

/** History entries per request. */
const page = 100

/** The first and the last of several entries, with the origins in all of them. */
interface Span {
  readonly first: HistoryEntry
  readonly last: HistoryEntry
  readonly origins: Origins
}

/**
 * Finds the differences between two revisions.
 * @param from the earlier one
 * @param to the later one
 */
export async function differencesBetween(service: Service, from: number, to: number): Promise<Differences> {
  const entries = await entriesBetween(service, from, to)
  const touched = new Map<string, Span>()
  // The history is newest first: the first entry of a remote in it is the remote's last.
  for (const entry of entries.filter((one) => 'remote' in one)) {
    const { last = entry, origins } = touched.get(entry.remote) ?? {}
    touched.set(entry.remote, { last, first: entry, origins: { ...origins, ...entry.origins } })
  }
  const rules = entries.filter((entry): entry is RulesEntry => !('remote' in entry) && !('budgetOf' in entry))
  const [newest, oldest] = [rules[0], rules.at(-1)]
  return {
    remotes: [...touched]
      .map(([remote, span]) => ({ remote, ...differencesIn(span) }))
      .filter(({ differences }) => differences.length > 0)
      .sort((a, b) => (a.remote < b.remote ? -1 : 1)),
    rules: newest && oldest ? diffRules(oldest.before, newest.after) : [],
    budgets: budgetDifferences(entries.filter((entry) => 'budgetOf' in entry)),
  }
}

function budgetDifferences(entries: readonly BudgetEntry[]): Differences['budgets'] {
  const names = [...new Set(entries.map(({ budgetOf }) => budgetOf))].sort()
  return names
    .map((remote) => {
      const own = entries.filter(({ budgetOf }) => budgetOf === remote)
      return { remote, differences: diffBudgets(own.at(-1)?.before ?? [], own[0]?.after ?? []) }
    })
    .filter(({ differences }) => differences.length > 0)
}

function differencesIn({ first, last, origins }: Span): Omit<Difference, 'remote'> {
  const before = first.before && settledAt(first.before, Date.parse(first.at))
  const states = { before, after: settledAt(last.after, Date.parse(last.at)) }
  const known = versionsIn(states).flatMap((version) => {
    const origin = origins[version]
    return origin ? [[version, origin] as const] : []
  })
  return { differences: diffLive(states.before, states.after), origins: Object.fromEntries(known) }
}

async function entriesBetween(service: Service, from: number, to: number): Promise<AnyEntry[]> {
  const found: AnyEntry[] = []
  for (let before = to + 1; before > from + 1;) {
    const entries = await readHistory(service, { before, most: page })
    found.push(...entries.filter(({ revision }) => revision > from))
    before = entries.at(-1)?.revision ?? 0
  }
  return found
}

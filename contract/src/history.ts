import * as v from 'valibot'
import type { BudgetEntry } from './budgets'
import { Change, Live, RemoteName } from './live'
import { Origins } from './origin'
import { Rules, RulesChange } from './rules'
import { Sentences } from './sentences'

const undo = v.object({ type: v.literal('undo'), revision: v.number() })

/** The fields of every entry. */
const common = {
  revision: v.number(),
  /** ISO 8601 in UTC. */
  at: v.string(),
  who: v.string(),
  why: v.string(),
  environment: v.string(),
}

/** One entry of the history of a remote: the change, its author, and its effect. */
export const HistoryEntry = v.object({
  ...common,
  remote: RemoteName,
  change: v.union([Change, undo]),
  /** The reason as sentence keys, for clients that translate it; absent if a person wrote it. */
  sentences: v.optional(Sentences),
  /** Absent for the remote's first entry. */
  before: v.optional(Live),
  after: Live,
  /** The origins of the versions that it is about ({@link versionsIn}). */
  origins: v.optional(Origins),
})
export type HistoryEntry = v.InferOutput<typeof HistoryEntry>

/** One entry of the history of an environment's rules. */
export const RulesEntry = v.object({
  ...common,
  change: v.union([RulesChange, undo]),
  before: Rules,
  after: Rules,
})
export type RulesEntry = v.InferOutput<typeof RulesEntry>

/** Any entry of the history: of a remote, of the rules of an environment, or of the budgets of a remote. */
export type AnyEntry = HistoryEntry | RulesEntry | BudgetEntry

/** The versions that an entry is about: those whose role differs between both states, the new ones first. */
export function versionsIn({ before, after }: Pick<HistoryEntry, 'before' | 'after'>): string[] {
  const was = rolesOf(before)
  const is = rolesOf(after)
  const named = is.flatMap(([version, role], at) => {
    const [earlier, earlierRole] = was[at] ?? []
    return role === earlierRole ? [] : [version, earlier]
  })
  return [...new Set(named.filter((version) => version !== undefined))].sort(
    (a, b) => Number(was.some(([version]) => version === a)) - Number(was.some(([version]) => version === b)),
  )
}

/** Each role's version, with a text that differs if the role does. */
function rolesOf(live: Live | undefined): (readonly [version: string | undefined, role: string])[] {
  const { current, lastGood, canary } = live ?? {}
  return [
    [current, `${current}`],
    [lastGood, `${lastGood}`],
    [canary?.version, `${canary?.version} ${canary?.percent}`],
  ]
}

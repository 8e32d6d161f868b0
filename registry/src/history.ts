import { type HistoryEntry, type Live, regions, sentence, settledAt } from '@within-reach/contract'
import { ChangeRefused } from './change-refused'

/**
 * Describes the differences between two states of a remote, one per line.
 * @returns an empty list if they are equal
 */
export function diffLive(before: Live | undefined, after: Live): string[] {
  if (!before) return [`live with ${after.current}`]
  const lines: string[] = []
  const say = (name: string, from: string | undefined, to: string | undefined) => {
    if (from !== to) lines.push(`${name}: ${from ?? 'none'} → ${to ?? 'none'}`)
  }
  say('switched', switchedText(before), switchedText(after))
  say('current', before.current, after.current)
  say('last good', before.lastGood, after.lastGood)
  say('canary', canaryText(before), canaryText(after))
  for (const region of regions)
    say(region, openClosed(before.regions[region]), openClosed(after.regions[region]))
  for (const plan of planTexts(after)) if (!planTexts(before).includes(plan)) lines.push(`planned: ${plan}`)
  for (const plan of planTexts(before))
    if (!planTexts(after).includes(plan)) lines.push(`no longer planned: ${plan}`)
  return lines
}

/**
 * Describes what a change did, one line per difference. A scheduled switch that had taken effect before is not a part of it,
 * though the stored states may differ by it.
 */
export function diffEntry({ before, after, at }: Pick<HistoryEntry, 'before' | 'after' | 'at'>): string[] {
  const time = Date.parse(at)
  return diffLive(before && settledAt(before, time), settledAt(after, time))
}

/**
 * Undoes one change and no later one.
 * @param entry the history entry of the change
 * @param now the live state
 * @param at the time of the undo, in milliseconds since 1970
 * @throws ChangeRefused if a later change touched the same part, or retired the remote
 */
export function undone({ before, after, revision, remote }: HistoryEntry, now: Live, at: number): Live {
  if (!before) throw new ChangeRefused(sentence('made-live', { remote, revision: String(revision) }))
  const restored: Record<string, unknown> = { ...now }
  for (const key of ['enabled', 'retired', 'current', 'lastGood', 'canary', 'regions', 'planned'] as const) {
    if (same(before[key], after[key])) continue
    if (!same(now[key], after[key]))
      throw new ChangeRefused(sentence('touched-later', { remote, revision: String(revision) }))
    restored[key] = key === 'canary' ? restarted(before.canary, at) : before[key]
  }
  const live = restored as Live
  if (now.retired && live.retired) throw new ChangeRefused(sentence('is-retired', { remote }))
  return live
}

/** A restored canary starts its step again. With its earlier reports, the same step would be made at once. */
const restarted = (canary: Live['canary'], at: number): Live['canary'] =>
  canary && { ...canary, since: new Date(at).toISOString() }

const switchedText = ({ enabled, retired }: Live) => (retired ? 'retired' : enabled ? 'on' : 'off')
const openClosed = (open: boolean) => (open ? 'open' : 'closed')
const canaryText = ({ canary }: Live) => canary && `${canary.version} at ${canary.percent} %`
const planTexts = ({ planned }: Live) =>
  planned.map(({ region, open, at }) => `${region} ${openClosed(open)} from ${at}`)

/** Whether two values are equal, in whatever order their keys are. */
export const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

/** Sorts the keys for a comparison by value: a database reorders the keys of a document. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

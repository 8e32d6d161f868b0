import {
  type Change,
  changeRegistry,
  type HistoryEntry,
  registryHistory,
  registryStatus,
} from '@within-reach/contract'
import { ReachError } from '../reach-error'
import type { Service } from '../service/connect'

/** Why a change is made, and what was looked at before it. */
export interface ChangeReason {
  readonly why: string
  /** The revision it is made from; the newest one unless told. */
  readonly revision?: number
}

/**
 * Makes a change of what is live.
 * @returns the line that stands in the history now
 * @throws ReachError where the site refuses, or is at a later revision than the one given
 */
export async function makeChange(
  service: Service,
  change: Change,
  { why, revision }: ChangeReason,
): Promise<HistoryEntry> {
  const from = revision ?? (await service.ask(registryStatus, {})).revision
  const made = await service.ask(changeRegistry, { change: JSON.stringify(change), revision: from, why })
  return entryOf(service, made.revision)
}

/**
 * The line of the history that made a revision.
 * @throws ReachError where there is none
 */
export async function entryOf(service: Service, revision: number): Promise<HistoryEntry> {
  const [entry] = await service.ask(registryHistory, { before: revision + 1, most: 1 })
  if (entry?.revision === revision) return entry
  throw new ReachError('refused', `${service.site} has no revision ${revision} in its history.`)
}

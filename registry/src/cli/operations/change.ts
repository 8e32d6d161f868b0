import {
  type Change,
  changeRegistry,
  type HistoryEntry,
  registryHistory,
  registryStatus,
} from '@within-reach/contract'
import { CommandError } from '../command-error'
import type { Service } from '../service/connect'

/** The reason of a change and the revision that it is based on. */
export interface ChangeReason {
  readonly why: string
  /** The base revision; by default the newest. */
  readonly revision?: number
}

/**
 * Makes a registry change.
 * @returns its entry in the history
 * @throws CommandError if the site refuses it or is past the given revision
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
 * The history entry of a revision.
 * @throws CommandError if it does not exist
 */
export async function entryOf(service: Service, revision: number): Promise<HistoryEntry> {
  const [entry] = await service.ask(registryHistory, { before: revision + 1, most: 1 })
  if (entry?.revision === revision) return entry
  throw new CommandError('refused', `${service.site} has no revision ${revision} in its history.`)
}

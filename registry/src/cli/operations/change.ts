import {
  type AnyEntry,
  type BudgetChange,
  type Change,
  changeBudget,
  changeRegistry,
  changeRules,
  type DataOf,
  registryStatus,
  type RegistryStatus,
  type RequestOf,
  type RulesChange,
  undoChange,
} from '@within-reach/contract'
import { same } from '../../history'
import { CommandError } from '../command-error'
import { failureError, type Service } from '../service/connect'
import { readHistory } from './history'

/** The reason of a change and the revision that it is based on. */
export interface ChangeReason {
  readonly why: string
  /** The base revision; by default the newest. */
  readonly revision?: number
}

/**
 * Makes a registry change.
 * @returns its entry in the history
 * @throws CommandError if the site refuses it or is past the given revision, or if the change was made and its entry cannot be read
 */
export async function makeChange(
  service: Service,
  change: Change,
  { why, revision }: ChangeReason,
): Promise<AnyEntry> {
  const fields = { change: JSON.stringify(change), why }
  const made =
    revision === undefined
      ? await changeNewest(service, change.remote, fields)
      : await service.ask(changeRegistry, { ...fields, revision })
  return madeEntry(service, made.revision)
}

/** How often a change is tried while others change other remotes. */
const maxTries = 5

/** Makes a change on the newest revision. Another team's change of another remote at the same time does not fail it. */
async function changeNewest(
  service: Service,
  remote: string,
  fields: Pick<RequestOf<typeof changeRegistry>, 'change' | 'why'>,
): Promise<DataOf<typeof changeRegistry>> {
  const liveIn = ({ remotes }: RegistryStatus) => remotes.find(({ name }) => name === remote)?.live
  let status = await service.ask(registryStatus, {})
  for (let tries = 1; ; tries++) {
    const outcome = await service.outcome(changeRegistry, { ...fields, revision: status.revision })
    if (outcome.kind === 'ok') return outcome.data
    if (outcome.kind !== 'stale' || tries === maxTries) throw failureError(outcome)
    const now = await service.ask(registryStatus, {})
    if (!same(liveIn(status), liveIn(now))) throw failureError(outcome)
    status = now
  }
}

/**
 * Undoes a change. Another change at the same time does not fail it: the site refuses an undo only if a later change touched the same
 * part. Otherwise like {@link makeChange}.
 * @param undo the revision of the change
 */
export async function makeUndo(
  service: Service,
  undo: number,
  { why, revision }: ChangeReason,
): Promise<AnyEntry> {
  for (let tries = 1; ; tries++) {
    const from = revision ?? (await newestRevision(service))
    const outcome = await service.outcome(undoChange, { undo, revision: from, why })
    if (outcome.kind === 'ok') return madeEntry(service, outcome.data.revision)
    if (outcome.kind !== 'stale' || revision !== undefined || tries === maxTries) throw failureError(outcome)
  }
}

/** Changes the rules of the environment. Otherwise like {@link makeChange}. */
export async function makeRulesChange(
  service: Service,
  rule: RulesChange,
  { why, revision }: ChangeReason,
): Promise<AnyEntry> {
  const from = revision ?? (await newestRevision(service))
  const made = await service.ask(changeRules, { rule: JSON.stringify(rule), revision: from, why })
  return madeEntry(service, made.revision)
}

/** Changes what is allowed for a remote. Otherwise like {@link makeChange}. */
export async function makeBudgetChange(
  service: Service,
  budget: BudgetChange,
  { why, revision }: ChangeReason,
): Promise<AnyEntry> {
  const from = revision ?? (await newestRevision(service))
  const made = await service.ask(changeBudget, { budget: JSON.stringify(budget), revision: from, why })
  return madeEntry(service, made.revision)
}

/**
 * The history entry of a revision.
 * @throws CommandError if it does not exist
 */
export async function entryOf(service: Service, revision: number): Promise<AnyEntry> {
  const entries = await readHistory(service, { before: revision + 1, most: 1 })
  const entry = entries.find((one) => one.revision === revision)
  if (entry) return entry
  throw new CommandError('refused', `${service.site} has no revision ${revision} in its history.`)
}

/**
 * The history entry of a revision that was just made.
 * @throws CommandError that says that it was made, so that nobody repeats the change
 */
async function madeEntry(service: Service, revision: number): Promise<AnyEntry> {
  try {
    return await entryOf(service, revision)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    throw new CommandError(
      error.ending,
      `The change was made, as revision ${revision}, but its entry could not be read: ${error.message}`,
    )
  }
}

const newestRevision = async (service: Service): Promise<number> =>
  (await service.ask(registryStatus, {})).revision

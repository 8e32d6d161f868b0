import {
  allBudgets,
  type AnyEntry,
  type BudgetChange,
  type Change,
  changeBudget,
  changeRegistry,
  changeRules,
  type Outcome,
  registryStatus,
  type RegistryStatus,
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
  return makeOn(service, revision, liveOf(change.remote), (from) =>
    service.outcome(changeRegistry, { ...fields, revision: from }),
  )
}

/** How often a change is tried while others change something else. */
const maxTries = 5

/** The part of what is live that a change of a remote concerns. */
const liveOf =
  (remote: string) =>
  ({ remotes }: RegistryStatus): unknown =>
    remotes.find(({ name }) => name === remote)?.live

/** The part that a change of a budget concerns. */
const allowedFor =
  (remote: string) =>
  ({ remotes, limits }: RegistryStatus): unknown =>
    remote === allBudgets ? limits : remotes.find(({ name }) => name === remote)?.allowed

/** What the site answers to a change. */
type Made = Outcome<typeof changeRegistry>

/**
 * Makes a change on a revision, by default on the newest one. Then another team's change of another part at the same time does not
 * fail it.
 * @param partOf the part that the change concerns
 * @param make tries it on a revision
 */
async function makeOn(
  service: Service,
  revision: number | undefined,
  partOf: (status: RegistryStatus) => unknown,
  make: (from: number) => Promise<Made>,
): Promise<AnyEntry> {
  if (revision !== undefined) return madeEntry(service, revisionIn(await make(revision)))
  let status = await service.ask(registryStatus, {})
  for (let tries = 1; ; tries++) {
    const outcome = await make(status.revision)
    if (outcome.kind !== 'stale' || tries === maxTries) return madeEntry(service, revisionIn(outcome))
    const now = await service.ask(registryStatus, {})
    if (!same(partOf(status), partOf(now))) throw failureError(outcome)
    status = now
  }
}

/** The revision that a change made. */
function revisionIn(outcome: Made): number {
  if (outcome.kind === 'ok') return outcome.data.revision
  throw failureError(outcome)
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
    if (outcome.kind !== 'stale' || revision !== undefined || tries === maxTries)
      return madeEntry(service, revisionIn(outcome))
  }
}

/** Changes the rules of the environment. Otherwise like {@link makeChange}. */
export async function makeRulesChange(
  service: Service,
  rule: RulesChange,
  { why, revision }: ChangeReason,
): Promise<AnyEntry> {
  const fields = { rule: JSON.stringify(rule), why }
  return makeOn(
    service,
    revision,
    ({ rules }) => rules,
    (from) => service.outcome(changeRules, { ...fields, revision: from }),
  )
}

/** Changes what is allowed for a remote. Otherwise like {@link makeChange}. */
export async function makeBudgetChange(
  service: Service,
  budget: BudgetChange,
  { why, revision }: ChangeReason,
): Promise<AnyEntry> {
  const fields = { budget: JSON.stringify(budget), why }
  return makeOn(service, revision, allowedFor(budget.remote), (from) =>
    service.outcome(changeBudget, { ...fields, revision: from }),
  )
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

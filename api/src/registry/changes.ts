import {
  changeSentence,
  type HistoryEntry,
  inEnglish,
  type Live,
  noRules,
  type RulesEntry,
  rulesSentence,
  sentence,
} from '@within-reach/contract'
import {
  applyChange,
  applyRules,
  ChangeRefused,
  givesVersion,
  type PublishedVersion,
  type RegistryDocument,
  undone,
  undoneRules,
  versionsOf,
} from '@within-reach/registry'
import type { Database } from '../platform/database/database'
import type { ChangeRequest, ChangeResult, RulesRequest } from '../platform/live-registry'
import type { FindMount } from '../platform/mount-times'
import { findSince } from './history-queries'
import { loadDocument } from './load'
import { isProven, type Trust } from './proofs'
import { findVersion } from './records'
import {
  allRemotes,
  findEverCurrent,
  findNewestRevision,
  insertRevision,
  type NewRevision,
  rulesOf,
} from './revision-queries'
import { findingsOf, type Site } from './surroundings'
import { lockVersion, type VersionKey } from './version-queries'
import { findSigner } from './version-signatures'
import { maxListedChanges, staleMessage } from './wording'

/** The dependencies of changes. */
export interface ChangeParts {
  readonly database: Database
  readonly environment: string
  readonly site: Site
  /** The address and public key of this site. */
  readonly own: Trust['own']
  now(): number
  /** What visitors' browsers measured of the mount of a version. */
  readonly mountOf: FindMount
  /** Called after a change is committed. */
  announce(revision: number): void
}

/** A change to write: what it changes, and the state before and after it. */
export interface Operation extends Pick<NewRevision, 'remote' | 'environment' | 'change'> {
  /** What it does and to what, in English. */
  readonly text: string
  /** @throws ChangeRefused */
  states(document: RegistryDocument, tx: Database): Promise<Pick<NewRevision, 'before' | 'after'>>
}

export type Basis = Pick<ChangeRequest, 'revision' | 'who' | 'why' | 'sentences'>

/**
 * Makes a change on its base revision: either it becomes the next revision, or nothing happens.
 * @throws unavailable (503) while the database is unreachable
 */
export function makeChange(parts: ChangeParts, request: ChangeRequest): Promise<ChangeResult> {
  const { change } = request
  return perform(
    parts,
    request,
    ofRemote(parts, change.remote, change, async (document, tx) => {
      const { environment, own, now } = parts
      const named = 'version' in change ? change.version : undefined
      const version = named === undefined ? undefined : await findLocked(tx, change.remote, named)
      const isNew = version && (await findEverCurrent(tx, environment, [keyOf(version)])).length === 0
      if (version && givesVersion(change, { isNew })) await demandFitting(version, document, parts, tx)
      const { rules } = document
      const proven = rules?.demandProof && version ? await isProven(tx, version, { own, rules }) : undefined
      const team = version ? await findSigner(tx, version) : undefined
      const signed = team && team.signer !== undefined
      const context = { environment, at: now(), version, proven, signed, isNew }
      return liveOf(applyChange(document, change, context), change.remote, environment)
    }),
  )
}

/** Undoes one change and no later one. Otherwise like {@link makeChange}. */
export function undoChange(parts: ChangeParts, entry: HistoryEntry, request: Basis): Promise<ChangeResult> {
  const { remote, revision } = entry
  return perform(
    parts,
    request,
    ofRemote(parts, remote, { type: 'undo', revision }, async (document, tx) => {
      const live = document.remotes[remote]?.environments[parts.environment]
      if (!live) throw new ChangeRefused(sentence('not-live', { remote }))
      const after = undone(entry, live, parts.now())
      // While a remote was retired, another one may have taken its addresses.
      const known = live.retired && !after.retired ? [] : versionsOf(live)
      for (const number of versionsOf(after).filter((version) => !known.includes(version))) {
        const version = await findLocked(tx, remote, number)
        if (!version) throw new ChangeRefused(sentence('not-published', { remote, version: number }))
        // The last good version was good, and an undo is usually urgent, so skip the check.
        if (number !== after.lastGood) await demandFitting(version, document, parts, tx)
      }
      return after
    }),
  )
}

/** Changes the rules of the environment. Otherwise like {@link makeChange}. */
export const changeRules = (parts: ChangeParts, request: RulesRequest): Promise<ChangeResult> =>
  perform(
    parts,
    request,
    ofRules(parts, request.change, ({ rules }) => applyRules(rules, request.change)),
  )

/** Undoes one change of the rules and no later one. Otherwise like {@link makeChange}. */
export const undoRules = (parts: ChangeParts, entry: RulesEntry, request: Basis): Promise<ChangeResult> =>
  perform(
    parts,
    request,
    ofRules(parts, { type: 'undo', revision: entry.revision }, ({ rules }) => undoneRules(entry, rules)),
  )

const ofRemote = (
  { environment }: ChangeParts,
  remote: string,
  change: HistoryEntry['change'],
  after: (document: RegistryDocument, tx: Database) => Promise<Live>,
): Operation => ({
  remote,
  environment,
  change,
  text: `"${inEnglish(changeSentence(change))}" for ${remote}`,
  states: async (document, tx) => ({
    before: document.remotes[remote]?.environments[environment],
    after: await after(document, tx),
  }),
})

const ofRules = (
  { environment }: ChangeParts,
  change: RulesEntry['change'],
  after: (document: RegistryDocument) => RulesEntry['after'],
): Operation => ({
  remote: allRemotes,
  environment: rulesOf(environment),
  change,
  text: `"${inEnglish(rulesSentence(change))}"`,
  states: (document) => Promise.resolve({ before: document.rules ?? noRules, after: after(document) }),
})

const keyOf = ({ name: remote, version }: PublishedVersion): VersionKey => ({ remote, version })

/** The record of a published version, locked against deletion until the change is written. */
async function findLocked(
  tx: Database,
  remote: string,
  version: string,
): Promise<PublishedVersion | undefined> {
  await lockVersion(tx, remote, version)
  return findVersion(tx, remote, version)
}

/**
 * Writes a change on its base revision.
 * @throws unavailable (503) while the database is unreachable
 */
export async function perform(parts: ChangeParts, basis: Basis, operation: Operation): Promise<ChangeResult> {
  const { database, environment, announce } = parts
  const { revision: from, who, why, sentences } = basis
  const { remote, change } = operation
  try {
    const made = await database.transaction(async (tx) => {
      const { document } = await loadDocument(tx, environment)
      if (document.revision !== from) return undefined
      const states = await operation.states(document, tx)
      const row = { from, who, why, sentences, remote, environment: operation.environment, change, ...states }
      const revision = await insertRevision(tx, row)
      if (revision !== undefined) tx.afterCommit(() => announce(revision))
      return revision
    })
    return made === undefined
      ? { ended: 'stale', message: await bothSides(database, from, operation) }
      : { ended: 'made', revision: made }
  } catch (error) {
    if (error instanceof ChangeRefused)
      return { ended: 'refused', message: error.message, sentences: error.sentences }
    throw error
  }
}

async function bothSides(database: Database, from: number, wanted: Operation): Promise<string> {
  const newest = await findNewestRevision(database)
  return staleMessage(wanted.text, from, newest, await findSince(database, from, maxListedChanges + 1))
}

/** @throws ChangeRefused with everything that does not fit */
async function demandFitting(
  version: PublishedVersion,
  document: RegistryDocument,
  { site, mountOf }: Pick<ChangeParts, 'site' | 'mountOf'>,
  tx: Database,
): Promise<void> {
  const mount = await mountOf(tx, version)
  const failed = findingsOf(version, document, site, mount).filter(({ ok }) => !ok)
  if (failed.length > 0) {
    const { name: remote, version: number } = version
    const reasons = failed.flatMap(({ sentences }) => sentences)
    throw new ChangeRefused(sentence('cannot-go-live', { remote, version: number }), ...reasons)
  }
}

function liveOf(document: RegistryDocument, remote: string, environment: string): Live {
  const live = document.remotes[remote]?.environments[environment]
  if (!live) throw new Error(`A change of ${remote} left nothing live.`)
  return live
}

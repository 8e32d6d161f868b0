import { type HistoryEntry, type Live, sentence } from '@within-reach/contract'
import {
  applyChange,
  ChangeRefused,
  type PublishedVersion,
  type RegistryDocument,
  undone,
  versionsOf,
} from '@within-reach/registry'
import type { Database } from '../platform/database/database'
import type { ChangeRequest, ChangeResult } from '../platform/live-registry'
import { loadDocument } from './load'
import { findVersion } from './records'
import { findNewestRevision, findSince, insertRevision } from './revision-queries'
import { findingsOf, type Site } from './surroundings'
import { lockVersion } from './version-queries'
import { maxListedChanges, staleMessage } from './wording'

/** The dependencies of changes. */
export interface ChangeParts {
  readonly database: Database
  readonly environment: string
  readonly site: Site
  now(): number
  /** Called after a change is committed. */
  announce(revision: number): void
}

/** Computes the new state of one remote. */
interface Operation extends Pick<HistoryEntry, 'remote' | 'change'> {
  /** @throws ChangeRefused */
  after(document: RegistryDocument, tx: Database): Promise<Live>
}

type Basis = Pick<ChangeRequest, 'revision' | 'who' | 'why'>

/**
 * Makes a change on its base revision: either it becomes the next revision, or nothing happens.
 * @throws unavailable (503) while the database is unreachable
 */
export function makeChange(parts: ChangeParts, request: ChangeRequest): Promise<ChangeResult> {
  const { change } = request
  return perform(parts, request, {
    remote: change.remote,
    change,
    async after(document, tx) {
      const named = 'version' in change ? change.version : undefined
      const version = named === undefined ? undefined : await findLocked(tx, change.remote, named)
      if (version && change.type !== 'rollback') demandFitting(version, document, parts.site)
      const context = { environment: parts.environment, at: parts.now(), version }
      return liveOf(applyChange(document, change, context), change.remote, parts.environment)
    },
  })
}

/** Undoes one change and no later one. Otherwise like {@link makeChange}. */
export function undoChange(parts: ChangeParts, entry: HistoryEntry, request: Basis): Promise<ChangeResult> {
  const { remote, revision } = entry
  return perform(parts, request, {
    remote,
    change: { type: 'undo', revision },
    async after(document, tx) {
      const now = document.remotes[remote]?.environments[parts.environment]
      if (!now) throw new ChangeRefused(sentence('not-live', { remote }))
      const after = undone(entry, now)
      // While a remote was retired, another one may have taken its addresses.
      const known = now.retired && !after.retired ? [] : versionsOf(now)
      for (const number of versionsOf(after).filter((version) => !known.includes(version))) {
        const version = await findLocked(tx, remote, number)
        if (!version) throw new ChangeRefused(sentence('not-published', { remote, version: number }))
        // The last good version was good, and an undo is usually urgent, so skip the check.
        if (number !== after.lastGood) demandFitting(version, document, parts.site)
      }
      return after
    },
  })
}

/** The record of a published version, locked against deletion until the change is written. */
async function findLocked(
  tx: Database,
  remote: string,
  version: string,
): Promise<PublishedVersion | undefined> {
  await lockVersion(tx, remote, version)
  return findVersion(tx, remote, version)
}

async function perform(parts: ChangeParts, basis: Basis, operation: Operation): Promise<ChangeResult> {
  const { database, environment, announce } = parts
  const { revision: from, who, why } = basis
  const { remote, change } = operation
  try {
    const made = await database.transaction(async (tx) => {
      const { document } = await loadDocument(tx, environment)
      if (document.revision !== from) return undefined
      const before = document.remotes[remote]?.environments[environment]
      const after = await operation.after(document, tx)
      const row = { from, who, why, remote, environment, change, before, after }
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
  return staleMessage(wanted, from, newest, await findSince(database, from, maxListedChanges + 1))
}

/** @throws ChangeRefused with everything that does not fit */
function demandFitting(version: PublishedVersion, document: RegistryDocument, site: Site): void {
  const failed = findingsOf(version, document, site).filter(({ ok }) => !ok)
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

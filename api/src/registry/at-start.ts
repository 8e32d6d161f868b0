import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { breaksPages, inEnglish, sentence, siteAuthors } from '@within-reach/contract'
import { applyChange, ChangeRefused, type PublishedVersion } from '@within-reach/registry'
import type { Database } from '../platform/database/database'
import type { Platform } from '../platform/platform'
import { WrongSettings } from '../platform/settings'
import { loadDocument } from './load'
import { readRecord, recordFile, type ReadRecord } from './read-record'
import type { Registry } from './registry'
import { findEverCurrent, findLives, insertRevision } from './revision-queries'
import { storeVersion } from './store-version'
import { findVersions, lockVersion, lockStart, type VersionKey } from './version-queries'
import { findSigner } from './version-signatures'

const who = siteAuthors.start
const sentences = [sentence('built-here', {})]
const why = inEnglish(...sentences)

/** A built version on this machine. */
interface BuiltVersion {
  readonly folder: string
  readonly record: ReadRecord
}

/**
 * Publishes built versions and makes them live, each unless it was published before, so that later changes by people
 * survive. Instances that start together do it once. A version of a retired remote, or one that lacks a demanded proof, is only
 * published. A version without the signature that its team's keys demand is not even that. One that does not fit what is live
 * goes live and is logged: it was built with this service and this shell, so the earlier version may fit them even less.
 * @throws WrongSettings if a folder contains no built version
 */
export async function publishAtStart(
  { settings, database, log }: Platform,
  registry: Registry,
): Promise<void> {
  const built = await Promise.all(settings.remotesAtStart.map(readBuilt))
  const madeLive: PublishedVersion[] = []
  for (const version of await unknownOf(database, registry.environment, built)) {
    const done = await publishOne(database, registry.environment, version)
    if (done === undefined) continue
    const { name, version: number } = version.record.version
    if (done.ended === 'live') {
      madeLive.push(version.record.version)
      log.info({ remote: name, version: number, revision: done.revision }, 'published and made live')
    } else log.warn({ remote: name, version: number, why: done.why }, notLive[done.ended])
  }
  await registry.refresh()
  // Only now: a page may move between two remotes of a release.
  for (const version of madeLive) await warnOfMisfit(version, registry, log)
}

async function warnOfMisfit(
  version: PublishedVersion,
  registry: Pick<Registry, 'check'>,
  log: Platform['log'],
): Promise<void> {
  const broken = (await registry.check(version)).filter(breaksPages)
  if (broken.length === 0) return
  const why = broken.map(({ text }) => text)
  log.warn(
    { remote: version.name, version: version.version, why },
    'made live at the start, but it does not fit what is live',
  )
}

/** Everything of a built version except its record. */
async function filesOf(folder: string): Promise<{ name: string; bytes: Buffer }[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith(recordFile))
  return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(path.join(folder, name)) })))
}

async function readBuilt(folder: string): Promise<BuiltVersion> {
  try {
    return { folder, record: readRecord(await readFile(path.join(folder, recordFile), 'utf8')) }
  } catch (error) {
    const reason = (error as Error).message
    throw new WrongSettings([`REMOTES_AT_START names ${folder}, which holds no built version: ${reason}.`])
  }
}

/** The versions that were never published, or whose remote was never live in this environment. */
async function unknownOf(
  database: Database,
  environment: string,
  built: readonly BuiltVersion[],
): Promise<BuiltVersion[]> {
  const named = built.map(({ record: { version } }) => ({ remote: version.name, version: version.version }))
  // The cleanup deletes old versions. One that has been live before must not replace newer ones at a restart.
  const known: VersionKey[] = [
    ...(await findVersions(database, named)),
    ...(await findEverCurrent(database, environment, named)),
  ]
  const { rows } = await findLives(database, environment)
  return built.filter(
    ({
      record: {
        version: { name, version },
      },
    }) =>
      !known.some((row) => row.remote === name && row.version === version) ||
      !rows.some(({ remote }) => remote === name),
  )
}

/** How often a start retries after a concurrent change. */
const maxTries = 20

/** Thrown to roll back the publish as well. */
class CameLate extends Error {}

/** What became of a version at the start. */
type AtStart =
  | { readonly ended: 'live'; readonly revision: number }
  | { readonly ended: 'published' | 'refused'; readonly why: string }

const notLive = {
  published: 'published at the start, but not made live',
  refused: 'not published at the start',
}

/** @returns undefined if another instance did it meanwhile */
async function publishOne(
  database: Database,
  environment: string,
  built: BuiltVersion,
): Promise<AtStart | undefined> {
  for (let tries = 0; tries < maxTries; tries++) {
    try {
      return await database.transaction((tx) => tryOne(tx, environment, built))
    } catch (error) {
      if (!(error instanceof CameLate)) throw error
    }
  }
  throw new Error(
    `${built.record.version.name} could not be made live, because the registry kept changing. Start again.`,
  )
}

/** @throws CameLate if another change was first */
async function tryOne(tx: Database, environment: string, built: BuiltVersion): Promise<AtStart | undefined> {
  await lockStart(tx)
  if ((await unknownOf(tx, environment, [built])).length === 0) return undefined
  // Either it stays from now on, or it has been deleted and is stored again.
  await lockVersion(tx, built.record.version.name, built.record.version.version)
  // A start has no key of a team. The version may have been published and signed before.
  const team = await findSigner(tx, built.record.version)
  if (team && !team.signer) {
    const { name, version: unsigned } = built.record.version
    return {
      ended: 'refused',
      why: inEnglish(sentence('signature-missing', { target: `${name}@${unsigned}` })),
    }
  }
  const files = await filesOf(built.folder)
  const { version } = await storeVersion(tx, { record: built.record, files, who })
  const { name: remote, version: number } = version
  const { document } = await loadDocument(tx, environment)
  const change = { type: 'promote', remote, version: number } as const
  const promote = () => applyChange(document, change, { environment, at: Date.now(), version })
  const promoted = orRefused(promote)
  if (promoted instanceof ChangeRefused) return { ended: 'published', why: promoted.message }
  const after = promoted.remotes[remote]?.environments[environment]
  const before = document.remotes[remote]?.environments[environment]
  if (!after) throw new Error(`${remote} ${number} could not be made live.`)
  const row = { from: document.revision, who, why, sentences, remote, environment, change, before, after }
  const revision = await insertRevision(tx, row)
  if (revision === undefined) throw new CameLate()
  return { ended: 'live', revision }
}

function orRefused<T>(change: () => T): T | ChangeRefused {
  try {
    return change()
  } catch (error) {
    if (error instanceof ChangeRefused) return error
    throw error
  }
}

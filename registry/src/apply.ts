import {
  allOpen,
  type Change,
  type Live,
  type KnownSentence,
  sentence,
  settledAt,
} from '@within-reach/contract'
import { ChangeRefused } from './change-refused'
import { type PublishedVersion, type RegistryDocument, type RemoteEntry, versionsOf } from './document'

/** The context of a change. */
export interface ChangeContext {
  readonly environment: string
  /** The time of the change, in milliseconds since 1970. */
  readonly at: number
  /** The record of the version that the change names; absent if that version is not published. */
  readonly version?: PublishedVersion
  /** Whether that version has a proof that counts. */
  readonly proven?: boolean
  /** Whether a key of its team signed that version; absent if its team has no keys. */
  readonly signed?: boolean
  /** Whether that version has never been the current one here. A rollback to it takes nothing back. */
  readonly isNew?: boolean
}

/**
 * Applies a change. Pure: the given document is not modified.
 * @returns the document of the next revision, with the records of its live versions
 * @throws ChangeRefused if the change is not possible or has no effect
 */
export function applyChange(
  document: RegistryDocument,
  change: Change,
  context: ChangeContext,
): RegistryDocument {
  const entry = document.remotes[change.remote]
  const live = entry?.environments[context.environment]
  if (live?.retired) refuse(sentence('is-retired', { remote: change.remote }))
  if (givesVersion(change, context)) {
    demandPublished(change, context)
    if (document.rules?.demandProof && !context.proven) refuse(proofMissing(change))
    if (context.signed === false) refuse(signatureMissing(change))
  }
  if (!live && change.type !== 'promote')
    throw new ChangeRefused(sentence('not-live', { remote: change.remote }))
  const after = live ? changed(live, change, context, entry.versions) : firstLive(change)
  return withLive(document, change.remote, context, after)
}

/** Whether a change gives visitors a version, and does not only take one back. */
export const givesVersion = (
  change: Change,
  { isNew }: Pick<ChangeContext, 'isNew'>,
): change is Change & { readonly version: string } =>
  change.type === 'promote' ||
  change.type === 'canary' ||
  (change.type === 'rollback' && change.version !== undefined && isNew === true)

/**
 * Replaces the live state of one remote.
 * @throws ChangeRefused if a version in it has no known record
 */
export function withLive(
  document: RegistryDocument,
  remote: string,
  { environment, version }: Pick<ChangeContext, 'environment' | 'version'>,
  live: Live,
): RegistryDocument {
  const entry = document.remotes[remote] ?? { versions: {}, environments: {} }
  const environments = { ...entry.environments, [environment]: live }
  const records = { ...entry.versions, ...(version && { [version.version]: version }) }
  const named = new Set(Object.values(environments).flatMap(versionsOf))
  const versions: Record<string, PublishedVersion> = {}
  for (const number of named) {
    const record = records[number]
    if (!record) throw new ChangeRefused(sentence('not-published', { remote, version: number }))
    versions[number] = record
  }
  return {
    ...document,
    revision: document.revision + 1,
    remotes: { ...document.remotes, [remote]: { versions, environments } },
  }
}

const firstLive = (change: Change): Live => ({
  enabled: true,
  current: change.type === 'promote' ? change.version : '',
  regions: { ...allOpen },
  planned: [],
})

function changed(live: Live, change: Change, { at }: ChangeContext, records: RemoteEntry['versions']): Live {
  switch (change.type) {
    case 'promote':
      return promoted(live, change)
    case 'rollback':
      return rolledBack(live, change)
    case 'canary': {
      const { version, percent, plan, remote } = change
      if (version === live.current) refuse(sentence('live-already', { remote, version }))
      return { ...live, canary: { version, percent, plan, since: new Date(at).toISOString() } }
    }
    case 'end-canary':
      if (!live.canary) refuse(sentence('no-canary', { remote: change.remote }))
      return { ...live, canary: undefined }
    case 'switch':
      // A remote that is off can be retired, so this is not without effect.
      if (change.retired) return { ...live, enabled: false, retired: true }
      if (live.enabled === change.enabled)
        refuse(sentence(change.enabled ? 'on-already' : 'off-already', { remote: change.remote }))
      return { ...live, enabled: change.enabled }
    case 'region':
      demandRegional(change.remote, live, records)
      return switched(live, change, at)
    case 'forget-planned': {
      // Otherwise the region would switch back at once, though visitors have seen the change.
      if (Date.parse(change.at) <= at)
        refuse(sentence('planned-done', { remote: change.remote, region: change.region, at: change.at }))
      const planned = live.planned.filter((plan) => plan.region !== change.region || plan.at !== change.at)
      if (planned.length === live.planned.length)
        refuse(sentence('nothing-planned', { remote: change.remote, region: change.region, at: change.at }))
      return { ...live, planned }
    }
  }
}

function promoted(live: Live, { remote, version }: Change & { type: 'promote' }): Live {
  if (version === live.current && live.canary?.version !== version)
    refuse(sentence('live-already', { remote, version }))
  return {
    ...live,
    current: version,
    lastGood: version === live.current ? live.lastGood : live.current,
    canary: live.canary?.version === version ? undefined : live.canary,
  }
}

function rolledBack(live: Live, { remote, version = live.lastGood }: Change & { type: 'rollback' }): Live {
  if (version === undefined) refuse(sentence('no-last-good', { remote }))
  if (version === live.current) refuse(sentence('live-already', { remote, version }))
  // The replaced version is not good, so it must not become a fallback.
  return {
    ...live,
    current: version,
    lastGood: live.lastGood === version ? undefined : live.lastGood,
    canary: undefined,
  }
}

function switched(live: Live, change: Change & { type: 'region' }, now: number): Live {
  const { region, open, at, remote } = change
  const settled = settledAt(live, now)
  if (at !== undefined && Date.parse(at) <= now) refuse(sentence('planned-past', { at }))
  if (at === undefined) {
    if (settled.regions[region] === open)
      refuse(sentence(open ? 'open-already' : 'closed-already', { remote, region }))
    return { ...settled, regions: { ...settled.regions, [region]: open } }
  }
  const others = settled.planned.filter((plan) => plan.region !== region || plan.at !== at)
  return { ...settled, planned: [...others, { region, open, at }] }
}

/** Older records lack this flag. Their pages may respect regions, so assume that they do. */
function demandRegional(remote: string, live: Live, records: RemoteEntry['versions']): void {
  if (versionsOf(live).every((version) => records[version]?.section?.regional === false))
    refuse(sentence('not-regional', { remote }))
}

function demandPublished({ remote, version }: Change & { version?: string }, context: ChangeContext): void {
  const { version: record } = context
  if (record?.name !== remote || record.version !== version)
    refuse(sentence('not-published', { remote, version: version ?? '' }))
}

const proofMissing = ({ remote, version }: { readonly remote: string; readonly version: string }) =>
  sentence('proof-missing', { version, target: `${remote}@${version}` })

const signatureMissing = ({ remote, version }: { readonly remote: string; readonly version: string }) =>
  sentence('signature-missing', { target: `${remote}@${version}` })

function refuse(why: KnownSentence): never {
  throw new ChangeRefused(why)
}

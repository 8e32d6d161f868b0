import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { PageDecision, RemoteVersion, VersionPointer } from '@within-reach/registry'
import type { RemoteLifecycles } from '@within-reach/shared-core/react'
import type { Candidate } from './candidate'

/** Where a version's files are served; a new version is a new address. */
export const versionUrl = (name: string, version: string): string => `/remotes/${name}/${version}/`

/**
 * The versions of a remote in the order in which they are tried: the one that was decided, then its fallbacks.
 * @param name the remote
 * @param decision what this visitor gets
 * @param exposed the module to load, such as './pages'
 */
export function candidatesOf(name: string, decision: PageDecision, exposed: string): Candidate[] {
  const remote = decision.remotes[name]
  if (!remote) return []
  return [remote, ...(remote.fallbacks ?? [])].map((pointer) => ({
    label: `${name}@${pointer.version}`,
    published: { remote: name, version: pointer.version },
    load: async () => loadExposed(await recordAt(name, pointer, decision), exposed),
  }))
}

/** The record of a version: from the page, or from the version's own files, where it must be what the page says it is. */
async function recordAt(
  name: string,
  { version, record }: VersionPointer,
  { records }: PageDecision,
): Promise<RemoteVersion> {
  const inlined = records.find((known) => known.name === name && known.version === version)
  if (inlined) return inlined
  const answer = await fetch(`${versionUrl(name, version)}record.json`, { integrity: record })
  if (!answer.ok) throw new Error(`The record of ${name}@${version} was answered with ${answer.status}`)
  return (await answer.json()) as RemoteVersion
}

/**
 * Loads a version, with a second try at once: phones drop a request now and then, and the browser hands a preload that
 * failed to the first script that asks for it, even when the fault is long gone.
 */
async function loadExposed(version: RemoteVersion, exposed: string): Promise<RemoteLifecycles> {
  try {
    return await loadOnce(version, exposed)
  } catch {
    failed.add(version.container)
    return loadOnce(version, exposed)
  }
}

async function loadOnce(version: RemoteVersion, exposed: string): Promise<RemoteLifecycles> {
  registerRemotes(
    [
      {
        name: version.container,
        entryGlobalName: version.container,
        entry: `${versionUrl(version.name, version.version)}${version.entry}`,
        type: 'var',
      },
    ],
    // The runtime keeps what it knows of a remote unless it is told to forget.
    { force: failed.has(version.container) },
  )
  const module = await loadRemote<RemoteLifecycles>(`${version.container}/${exposed.slice(2)}`)
  if (!module) throw new Error(`${version.container} does not expose ${exposed}`)
  failed.delete(version.container)
  return module
}

/** Containers that could not be loaded when they were last asked for. */
const failed = new Set<string>()

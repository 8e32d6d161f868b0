import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { RemoteDecision, RemoteVersion } from '@within-reach/registry'
import type { RemoteLifecycles } from '@within-reach/shared-core/react'
import type { Candidate } from './candidate'

/** Where a version's files are served; a new version is a new address. */
export const versionUrl = ({ name, version }: RemoteVersion): string => `/remotes/${name}/${version}/`

/**
 * The versions of a remote in the order in which they are tried: the current one, then the last good one.
 * @param remote what the registry decided for this visitor
 * @param exposed the module to load, such as './pages'
 */
export function candidatesOf({ current, lastGood }: RemoteDecision, exposed: string): Candidate[] {
  return [current, lastGood]
    .filter((version) => version !== undefined)
    .map((version) => ({
      label: `${version.name}@${version.version}`,
      load: () => loadExposed(version, exposed),
    }))
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
        entry: `${versionUrl(version)}${version.entry}`,
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

import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { PageDecision, PageRecord, VersionPointer } from '@within-reach/registry'
import type { RemoteLifecycles } from '@within-reach/shared-core/react'
import { changedFile, FileNotLoaded } from '../integrity/changed-file'
import { published } from '../integrity/published'
import type { Candidate } from './candidate'
import { createEntryAddresses } from './entry-address'
import { checkedEntries } from './entry-script'
import { recordAt, versionUrl } from './records'

registerPlugins([checkedEntries])

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
    load: () => load(name, pointer, decision, exposed),
  }))
}

/**
 * Loads a version, with a second try at once: phones drop a request now and then, and the browser hands a preload that
 * failed to the first script that asks for it, even when the fault is long gone.
 */
async function load(
  name: string,
  pointer: VersionPointer,
  decision: PageDecision,
  exposed: string,
): Promise<RemoteLifecycles> {
  const once = async () => loadExposed(await recordAt(name, pointer, decision), exposed)
  try {
    return await once()
  } catch (error) {
    await changedFile(error)
    return once()
  }
}

async function loadExposed(version: PageRecord, exposed: string): Promise<RemoteLifecycles> {
  const { container } = version
  const entry = versionUrl(version.name, version.version) + version.entry
  if (!isHere(container)) register(version, entry)
  const module = await loadRemote<RemoteLifecycles>(`${container}/${exposed.slice(2)}`).catch(
    (error: unknown) => {
      entries.failed(container)
      // The runtime's own errors do not say of which file they are.
      throw isHere(container) ? error : new FileNotLoaded(entry, error)
    },
  )
  if (!module) throw new Error(`${container} does not expose ${exposed}`)
  return module
}

/**
 * Names the entry of a container to the runtime, which keeps what it knows of it unless it is told to forget. It may only
 * forget what never came: with a container that was there, it throws away the shared modules that this one was the first to ask
 * for, and everybody else is without them.
 */
function register({ container, files, entry: file }: PageRecord, entry: string): void {
  const { address, again } = entries.next(container, entry)
  published.add(address, files[file]?.integrity ?? '')
  registerRemotes([{ name: container, entryGlobalName: container, entry: address, type: 'var' }], {
    force: again,
  })
}

const entries = createEntryAddresses()
const isHere = (container: string): boolean => container in globalThis

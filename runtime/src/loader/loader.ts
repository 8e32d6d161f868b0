import type { ModuleFederation } from '@module-federation/enhanced/runtime'
import type { PageDecision, PageRecord, VersionPointer } from '@within-reach/registry'
import type { RemoteLifecycles } from '@within-reach/shared-core/react'
import type { Loadable } from './loadable'
import { type ChangedFileCheck, FileNotLoaded } from './changed-file'
import { checkedEntries } from './checked-entries'
import { createEntryAddresses } from './entry-address'
import type { PublishedFiles } from './integrity'
import { createRecords, versionUrl } from './records'

export interface LoaderOptions {
  /** The shell's part of Module Federation. */
  readonly federation: Pick<ModuleFederation, 'loadRemote' | 'registerPlugins' | 'registerRemotes'>
  readonly published: PublishedFiles
  readonly changedFile: ChangedFileCheck
  readonly fetch: typeof fetch
  readonly document: Document
  /** Where a loaded entry leaves its container: the global object. */
  readonly containers: object
  /** How long the request of an entry may take, in milliseconds, before another one is made. */
  readonly patience: number
}

/** Loads the published versions of remotes, each file by its hash. */
export interface Loader {
  /**
   * The versions of a remote in the order in which they are tried: the decided one, then its fallbacks.
   * @param exposed the module to load, such as './pages'
   */
  loadablesOf(name: string, decision: PageDecision, exposed: string): Loadable[]
}

export function createLoader(options: LoaderOptions): Loader {
  const { federation, published, changedFile, fetch, document, containers, patience } = options
  const { recordAt } = createRecords({ published, fetch })
  const entries = createEntryAddresses(patience)
  const isHere = (container: string): boolean => container in containers
  federation.registerPlugins([checkedEntries(published, document)])

  /**
   * The runtime keeps what it knows of a container unless it is told to forget. It may only forget a container that never came:
   * with one that did, it drops the shared modules that this one asked for first, and everybody else loses them.
   */
  const register = ({ container, files, entry: file }: PageRecord, entry: string) => {
    const { address, again } = entries.next(container, entry)
    published.add(address, files[file]?.integrity ?? '')
    federation.registerRemotes(
      [{ name: container, entryGlobalName: container, entry: address, type: 'var' }],
      {
        force: again,
      },
    )
  }

  const loadExposed = async (version: PageRecord, exposed: string): Promise<RemoteLifecycles> => {
    const { container } = version
    const entry = versionUrl(version.name, version.version) + version.entry
    if (!isHere(container)) register(version, entry)
    const module = await federation
      .loadRemote<RemoteLifecycles>(`${container}/${exposed.slice(2)}`)
      .catch((error: unknown) => {
        entries.failed(container)
        // The runtime's own errors do not name the file.
        throw isHere(container) ? error : new FileNotLoaded(entry, error)
      })
    if (!module) throw new Error(`${container} does not expose ${exposed}`)
    return module
  }

  /**
   * Loads a version, with a second try at once: phones drop a request now and then, and the browser hands a failed preload
   * to the first script that asks for it, even when the fault is long gone.
   */
  const load = async (
    name: string,
    pointer: VersionPointer,
    decision: PageDecision,
    exposed: string,
  ): Promise<RemoteLifecycles> => {
    const once = async () => loadExposed(await recordAt(name, pointer, decision), exposed)
    try {
      return await once()
    } catch (error) {
      await changedFile(error)
      return once()
    }
  }

  return {
    loadablesOf(name, decision, exposed) {
      const remote = decision.remotes[name]
      if (!remote) return []
      return [remote, ...(remote.fallbacks ?? [])].map((pointer) => ({
        label: `${name}@${pointer.version}`,
        published: { remote: name, version: pointer.version },
        load: () => load(name, pointer, decision, exposed),
      }))
    },
  }
}

import type { Language } from '@within-reach/contract'
import type { ModuleFederation } from '@module-federation/enhanced/runtime'
import {
  type PageDecision,
  pageFiles,
  type PageRecord,
  type PageRemote,
  type VersionPointer,
} from '@within-reach/registry'
import type { RemoteLifecycles } from '@within-reach/shared-core/react'
import type { Loadable } from './loadable'
import { type ChangedFileCheck, FileNotLoaded } from './changed-file'
import { checkedEntries } from './checked-entries'
import { createEntryAddresses } from './entry-address'
import type { PublishedFiles } from './integrity'
import { createRecords, versionUrl } from './records'
import { filesBesidesEntry, type PageToLoad, preloadFile } from './version-files'

export interface LoaderOptions {
  /** The shell's part of Module Federation. */
  readonly federation: Pick<ModuleFederation, 'loadRemote' | 'registerPlugins' | 'registerRemotes'>
  readonly published: PublishedFiles
  readonly changedFile: ChangedFileCheck
  readonly fetch: typeof globalThis.fetch
  readonly document: Document
  /** The global object, to which a loaded entry adds its container. */
  readonly containers: object
  /** How long the request of an entry may take before another one is made, in milliseconds. */
  readonly patience: number
  /** The language of the messages that are loaded together with a module. */
  language(): Language
  /**
   * Starts to load a shared module of the shell before a remote needs it. Modules that the shell does not load on
   * demand are ignored.
   */
  loadShared(module: string): void
  /** The versions of a remote that runs in a sandboxed frame. By default there are none: such a remote is never loaded here. */
  framedLoadables?(name: string, remote: PageRemote): Loadable[]
}

/** Loads the published versions of remotes, each file by its hash. */
export interface Loader {
  /**
   * The versions of a remote in the order in which they are tried: the decided one, then its fallbacks.
   * @param exposed the module to load, such as './pages'
   * @param page returns the path of the page to load the module for, at each load; absent for a module without pages
   */
  loadablesOf(name: string, decision: PageDecision, exposed: string, page?: () => string): Loadable[]
  /**
   * Downloads the files that one page of a remote needs into the browser's cache. Nothing is run, so a broken remote
   * affects only people who open it.
   * @throws if a file cannot be loaded
   */
  download(name: string, decision: PageDecision, exposed: string, page: string): Promise<void>
}

export function createLoader(options: LoaderOptions): Loader {
  const { federation, published, changedFile, fetch, document, containers, patience, language, loadShared } =
    options
  const { framedLoadables = () => [] } = options
  const { recordAt } = createRecords({ published, fetch })
  const entries = createEntryAddresses(patience)
  const isLoaded = (container: string): boolean => container in containers
  federation.registerPlugins([checkedEntries(published, document)])

  /**
   * Module Federation keeps its state of a container unless `force` is set. Only a container that never arrived is
   * forced: otherwise Module Federation drops the shared modules that this container requested first, and all other
   * remotes lose them.
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

  const preloaded = new Set<string>()
  const preload = (version: PageRecord, exposed: string, page: PageToLoad) => {
    for (const file of filesBesidesEntry(version, exposed, page)) {
      if (preloaded.has(file.address)) continue
      preloaded.add(file.address)
      preloadFile(file, document)
    }
  }
  const preloadShared = (version: PageRecord, exposed: string, { path, language: spoken }: PageToLoad) =>
    pageFiles(version, exposed, path, spoken).shared.forEach(loadShared)

  const loadExposed = async (
    version: PageRecord,
    exposed: string,
    path: string | undefined,
  ): Promise<RemoteLifecycles> => {
    const { container } = version
    const entry = versionUrl(version.name, version.version) + version.entry
    const page = { path, language: language() }
    preloadShared(version, exposed, page)
    // A loaded container requests all files of the module itself, in parallel.
    if (!isLoaded(container)) {
      register(version, entry)
      preload(version, exposed, page)
    }
    const module = await federation
      .loadRemote<RemoteLifecycles>(`${container}/${exposed.slice(2)}`)
      .catch((error: unknown) => {
        entries.failed(container)
        // Module Federation's errors do not name the file.
        throw isLoaded(container) ? error : new FileNotLoaded(entry, error)
      })
    if (!module) throw new Error(`${container} does not expose ${exposed}`)
    return module
  }

  /**
   * Loads a version, and tries a second time immediately. Phones sometimes drop a request, and the browser passes a
   * failed preload to the first script that requests the file, even if the network works again.
   */
  const load = async (
    name: string,
    pointer: VersionPointer,
    decision: PageDecision,
    exposed: string,
    page: string | undefined,
  ): Promise<RemoteLifecycles> => {
    const tryOnce = async () => loadExposed(await recordAt(name, pointer, decision), exposed, page)
    try {
      return await tryOnce()
    } catch (error) {
      await changedFile(error)
      return tryOnce()
    }
  }

  const downloads = new Map<string, Promise<unknown>>()
  const intoCache = (address: string, integrity: string | undefined) => {
    let download = downloads.get(address)
    if (!download) {
      // The cache keeps complete bodies only.
      download = fetch(address, { integrity, priority: 'low' }).then((answer) => answer.arrayBuffer())
      download.catch(() => downloads.delete(address))
      downloads.set(address, download)
    }
    return download
  }

  return {
    async download(name, decision, exposed, path) {
      const remote = decision.remotes[name]
      // The cache of a page is not that of a frame.
      if (!remote || remote.framed) return
      const record = await recordAt(name, remote, decision)
      if (isLoaded(record.container)) return
      const entry = versionUrl(name, record.version) + record.entry
      const page = { path, language: language() }
      preloadShared(record, exposed, page)
      await Promise.all([
        intoCache(entry, record.files[record.entry]?.integrity),
        ...filesBesidesEntry(record, exposed, page).map((file) => intoCache(file.address, file.integrity)),
      ])
    },
    loadablesOf(name, decision, exposed, page) {
      const remote = decision.remotes[name]
      if (!remote) return []
      if (remote.framed) return exposed === './pages' ? framedLoadables(name, remote) : []
      return [remote, ...(remote.fallbacks ?? [])].map((pointer) => ({
        label: `${name}@${pointer.version}`,
        published: { remote: name, version: pointer.version },
        load: () => load(name, pointer, decision, exposed, page?.()),
      }))
    },
  }
}

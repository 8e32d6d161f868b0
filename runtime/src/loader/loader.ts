import type { Language } from '@within-reach/contract'
import type { ModuleFederation } from '@module-federation/enhanced/runtime'
import { type PageDecision, pageFiles, type PageRecord, type VersionPointer } from '@within-reach/registry'
import type { RemoteLifecycles } from '@within-reach/shared-core/react'
import type { Loadable } from './loadable'
import { type ChangedFileCheck, FileNotLoaded } from './changed-file'
import { checkedEntries } from './checked-entries'
import { createEntryAddresses } from './entry-address'
import type { PublishedFiles } from './integrity'
import { createRecords, versionUrl } from './records'
import { filesBehind, type PageToLoad, preloadFile } from './version-files'

export interface LoaderOptions {
  /** The shell's part of Module Federation. */
  readonly federation: Pick<ModuleFederation, 'loadRemote' | 'registerPlugins' | 'registerRemotes'>
  readonly published: PublishedFiles
  readonly changedFile: ChangedFileCheck
  readonly fetch: typeof globalThis.fetch
  readonly document: Document
  /** The global object, where a loaded entry leaves its container. */
  readonly containers: object
  /** How long the request of an entry may take before another one is made, in milliseconds. */
  readonly patience: number
  /** The language of the messages that are loaded together with a module. */
  language(): Language
  /** Loads a shared module of the shell before a remote takes it. Not every shared module needs that. */
  loadShared(module: string): void
}

/** Loads the published versions of remotes, each file by its hash. */
export interface Loader {
  /**
   * The versions of a remote in the order of trial: the decided one, then its fallbacks.
   * @param exposed the module to load, such as './pages'
   * @param page the path of the page that it is loaded for, if it consists of pages; asked at each load
   */
  loadablesOf(name: string, decision: PageDecision, exposed: string, page?: () => string): Loadable[]
  /**
   * Downloads the files of a page of a remote's decided version into the browser's cache, without running any of them: a broken
   * remote affects only a person who opens it.
   * @throws if a file cannot be loaded
   */
  download(name: string, decision: PageDecision, exposed: string, page: string): Promise<void>
}

export function createLoader(options: LoaderOptions): Loader {
  const { federation, published, changedFile, fetch, document, containers, patience, language, loadShared } =
    options
  const { recordAt } = createRecords({ published, fetch })
  const entries = createEntryAddresses(patience)
  const isHere = (container: string): boolean => container in containers
  federation.registerPlugins([checkedEntries(published, document)])

  /**
   * The runtime keeps its state of a container until `forget`. Forget only a container that never arrived:
   * otherwise the runtime drops the shared modules that this container requested first, and all other remotes lose
   * them.
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
    for (const file of filesBehind(version, exposed, page)) {
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
    // The files of a container that is here are found by its own runtime, in one level.
    if (!isHere(container)) {
      register(version, entry)
      preload(version, exposed, page)
    }
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
   * Loads a version, with a second try at once. Phones sometimes drop a request, and the browser hands a failed preload
   * to the first script that requests the file, even after the fault has ended.
   */
  const load = async (
    name: string,
    pointer: VersionPointer,
    decision: PageDecision,
    exposed: string,
    page: string | undefined,
  ): Promise<RemoteLifecycles> => {
    const once = async () => loadExposed(await recordAt(name, pointer, decision), exposed, page)
    try {
      return await once()
    } catch (error) {
      await changedFile(error)
      return once()
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
      if (!remote) return
      const record = await recordAt(name, remote, decision)
      if (isHere(record.container)) return
      const entry = versionUrl(name, record.version) + record.entry
      const page = { path, language: language() }
      preloadShared(record, exposed, page)
      await Promise.all([
        intoCache(entry, record.files[record.entry]?.integrity),
        ...filesBehind(record, exposed, page).map((file) => intoCache(file.address, file.integrity)),
      ])
    },
    loadablesOf(name, decision, exposed, page) {
      const remote = decision.remotes[name]
      if (!remote) return []
      return [remote, ...(remote.fallbacks ?? [])].map((pointer) => ({
        label: `${name}@${pointer.version}`,
        published: { remote: name, version: pointer.version },
        load: () => load(name, pointer, decision, exposed, page?.()),
      }))
    },
  }
}

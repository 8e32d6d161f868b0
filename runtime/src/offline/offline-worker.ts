import { type OfflineDocument, offlineDocumentPath, type OfflineOff } from '@within-reach/registry'
import { isSigned } from '../registry-client/signature'
import { createKeptPages, type KeptCaches, type KeptDocument } from './kept-pages'

export interface OfflineWorkerOptions {
  readonly caches: KeptCaches
  readonly fetch: typeof globalThis.fetch
  /** Verifies the signature of a body; undefined if this browser cannot. */
  readonly verify?: typeof isSigned
  /** Whether the browser assumes a network (`navigator.onLine`). It may be wrong. */
  isOnline(): boolean
  /** Runs one task at a time, also among several workers of this site: an updated one starts while the old one still runs. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>
  /** Ends the registration of the worker. */
  unregister(): Promise<unknown>
}

/** A request of a page. */
export interface PageRequest {
  readonly request: Request
  /** The id of the page that makes the request, or that it opens. */
  readonly clientId: string
}

/** Answers this site's requests. Uses the kept page and files only if the network does not answer. */
export interface OfflineWorker {
  /**
   * Downloads the files that the service's current document names. The previous document stays in use until all of
   * them are stored.
   * @param registryKey verifies the document
   * @returns `off` if the document switched the worker off; it has then removed everything
   */
  prepare(registryKey: string): Promise<'ready' | 'failed' | 'off'>
  /**
   * Answers the navigation to a page: from the network, or with the kept page if there is no network.
   * @param preloaded the answer that the browser requested while the worker started
   * @throws the network's error if no page is kept
   */
  openPage(page: PageRequest, preloaded?: Promise<Response | undefined>): Promise<Response>
  /**
   * Answers the request for a published file.
   * @returns undefined if the browser should load it by itself
   */
  loadFile(file: PageRequest): Promise<Response> | undefined
}

/** Concurrent downloads. Few, because the page itself may need the network. */
const concurrentDownloads = 3

/**
 * Creates the logic of a service worker, without its events and globals.
 * @returns the logic of one worker; it remembers where each open page came from
 */
export function createOfflineWorker(options: OfflineWorkerOptions): OfflineWorker {
  const { caches, fetch, verify = isSigned, isOnline, exclusively, unregister } = options
  const kept = createKeptPages(caches)
  /** Where open pages came from. The browser may stop the worker, so a page may be missing here. */
  const origins = new Map<string, 'network' | 'cache'>()
  let preparing: Promise<'ready' | 'failed' | 'off'> | undefined
  let isOff = false

  const turnOff = async (): Promise<'off'> => {
    isOff = true
    await kept.removeAll()
    await unregister()
    return 'off'
  }

  const loadMissing = async ({ files }: OfflineDocument): Promise<void> => {
    const missing = Object.entries(files)
    const next = async (): Promise<void> => {
      const file = missing.shift()
      if (!file) return
      const [address, integrity] = file
      if (!(await kept.has(address))) await kept.addFile(address, await download(address, integrity))
      return next()
    }
    await Promise.all(Array.from({ length: concurrentDownloads }, next))
  }

  const download = async (address: string, integrity: string): Promise<Response> => {
    const answer = await fetch(address, { integrity, priority: 'low' })
    if (!answer.ok) throw new Error(`${address} answered with ${answer.status}`)
    // Headers such as Content-Encoding are dropped, because the body is already decoded.
    const type = answer.headers.get('Content-Type') ?? ''
    return new Response(await answer.arrayBuffer(), { headers: { 'Content-Type': type } })
  }

  const readDocument = async (registryKey: string, tag: string | undefined) => {
    const headers: HeadersInit = tag === undefined ? {} : { 'If-None-Match': tag }
    const answer = await fetch(offlineDocumentPath, { headers, cache: 'no-store', priority: 'low' })
    if (answer.status !== 200) return undefined
    const body = await answer.arrayBuffer()
    const signature = answer.headers.get('Registry-Signature') ?? ''
    if ((await verify(body, signature, registryKey)) !== true)
      throw new Error('The offline document is not signed by this site')
    const document = JSON.parse(new TextDecoder().decode(body)) as OfflineDocument | OfflineOff
    return { document, tag: answer.headers.get('ETag') ?? '' }
  }

  const prepare = async (registryKey: string): Promise<'ready' | 'failed' | 'off'> => {
    try {
      const before = await kept.current()
      const read = await readDocument(registryKey, before?.tag)
      if (!read) return before ? 'ready' : 'failed'
      if ('offline' in read.document) return await turnOff()
      const next: KeptDocument = { document: read.document, tag: read.tag }
      await loadMissing(next.document)
      await kept.replace(next)
      return 'ready'
    } catch {
      // No network, no space or a changed file: the previous document stays in use.
      return 'failed'
    } finally {
      if (!isOff) await kept.removeUnusedFiles().catch(() => undefined)
    }
  }

  return {
    prepare(registryKey) {
      preparing ??= exclusively(() => prepare(registryKey)).finally(() => (preparing = undefined))
      return preparing
    },
    async openPage({ request, clientId }, preloaded) {
      try {
        const answer = (await preloaded) ?? (await fetch(request))
        origins.set(clientId, 'network')
        return answer
      } catch (error) {
        const document = isOff ? undefined : (await kept.current())?.document
        if (!document) throw error
        origins.set(clientId, 'cache')
        return new Response(document.html, { headers: document.headers })
      }
    },
    loadFile({ request, clientId }) {
      const origin = origins.get(clientId)
      // The browser loads these files faster itself, and has its own cache.
      if (isOff || (origin === 'network' && isOnline())) return undefined
      const { pathname } = new URL(request.url)
      const fromCache = async () => (isOff ? undefined : kept.file(pathname))
      if (origin === 'cache') return fromCache().then((file) => file ?? fetch(request))
      return fetch(request).catch(async (error: unknown) => {
        const file = await fromCache()
        if (file) return file
        throw error
      })
    },
  }
}

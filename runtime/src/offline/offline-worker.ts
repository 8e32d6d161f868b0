import { isOlder, type OfflineDocument, offlineDocumentPath, type OfflineOff } from '@within-reach/registry'
import { isSigned } from '../registry-client/signature'
import { createKeptPages, type KeptCaches, readKept } from './kept-pages'

export interface OfflineWorkerOptions {
  readonly caches: KeptCaches
  readonly fetch: typeof globalThis.fetch
  /** Verifies the signature of a body; undefined if this browser cannot. */
  readonly verify?: typeof isSigned
  /** Whether the browser assumes a network (`navigator.onLine`). It may be wrong. */
  isOnline(): boolean
  /** Milliseconds since 1970. The browser's clock may be wrong by days. */
  now?(): number
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
  /** Begins no further download for two seconds: a person uses a page, which needs processor and network more. */
  pause(): void
  /**
   * Answers the navigation to a page: from the network, or with the kept page if there is no network.
   * @param preloaded the answer that the browser requested while the worker started
   * @throws the network's error if no page is kept, or the kept one is not the signed one or has expired
   */
  openPage(page: PageRequest, preloaded?: Promise<Response | undefined>): Promise<Response>
  /**
   * Answers the request for a published file.
   * @returns undefined if the browser should load it by itself
   */
  loadFile(file: PageRequest): Promise<Response> | undefined
}

/** How long downloads wait after a person used a page, in milliseconds. */
const pauseTime = 2000

/**
 * Creates the logic of a service worker, without its events and globals.
 * @returns the logic of one worker; it remembers where each open page came from
 */
export function createOfflineWorker(options: OfflineWorkerOptions): OfflineWorker {
  const { caches, fetch, verify = isSigned, now = Date.now, isOnline, exclusively, unregister } = options
  const kept = createKeptPages(caches)
  /** Where open pages came from. The browser may stop the worker, so a page may be missing here. */
  const origins = new Map<string, 'network' | 'cache'>()
  let preparing: Promise<'ready' | 'failed' | 'off'> | undefined
  let isOff = false
  /** By a clock that only moves forward. */
  let pausedUntil = 0

  const untilUnused = async (): Promise<void> => {
    for (let rest; (rest = pausedUntil - performance.now()) > 0;)
      await new Promise((done) => setTimeout(done, rest))
  }

  const turnOff = async (): Promise<'off'> => {
    isOff = true
    await kept.removeAll()
    await unregister()
    return 'off'
  }

  /** Downloads one file at a time, because the pages that are open need the network more. */
  const loadMissing = async ({ files }: OfflineDocument): Promise<void> => {
    for (const [address, integrity] of Object.entries(files)) {
      await untilUnused()
      if (!(await kept.has(address))) await kept.addFile(address, await download(address, integrity))
    }
  }

  const download = async (address: string, integrity: string): Promise<Response> => {
    const answer = await fetch(address, { integrity, priority: 'low' })
    if (!answer.ok) throw new Error(`${address} answered with ${answer.status}`)
    // Headers such as Content-Encoding are dropped, because the body is already decoded.
    const type = answer.headers.get('Content-Type') ?? ''
    return new Response(await answer.arrayBuffer(), { headers: { 'Content-Type': type } })
  }

  /** @throws Error if the document is not signed by this site, or has expired */
  const demandSigned = async (body: ArrayBuffer, signature: string, key: string) => {
    if ((await verify(body, signature, key)) !== true)
      throw new Error('The offline document is not signed by this site')
    const text = new TextDecoder().decode(body)
    const document = JSON.parse(text) as OfflineDocument | OfflineOff
    if (!(now() < (document.expires ?? 0))) throw new Error('The offline document has expired')
    return { text, document }
  }

  /** The kept document; undefined if there is none, it was changed, or it has expired. */
  const readCurrent = async () => {
    const entry = await kept.current()
    if (!entry) return undefined
    const { buffer } = new TextEncoder().encode(entry.text)
    const isValid = await demandSigned(buffer, entry.signature, entry.key).then(
      () => true,
      () => false,
    )
    return isValid ? { ...entry, document: readKept(entry) } : undefined
  }

  const readDocument = async (registryKey: string, before: Awaited<ReturnType<typeof readCurrent>>) => {
    const headers: HeadersInit = before ? { 'If-None-Match': before.tag } : {}
    const answer = await fetch(offlineDocumentPath, { headers, cache: 'no-store', priority: 'low' })
    if (answer.status !== 200) return undefined
    const body = await answer.arrayBuffer()
    const signature = answer.headers.get('Registry-Signature') ?? ''
    const { text, document } = await demandSigned(body, signature, registryKey)
    if (before && isOlder(document, before.document)) throw new Error('The offline document is an older one')
    return { text, document, signature, key: registryKey, tag: answer.headers.get('ETag') ?? '' }
  }

  const prepare = async (registryKey: string): Promise<'ready' | 'failed' | 'off'> => {
    try {
      const current = await readCurrent()
      // After a change of the key, what the earlier one signed says nothing about the next document.
      const before = current?.key === registryKey ? current : undefined
      const read = await readDocument(registryKey, before)
      if (!read) return before ? 'ready' : 'failed'
      const { document, ...next } = read
      if ('offline' in document) return await turnOff()
      await loadMissing(document)
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
    pause: () => void (pausedUntil = performance.now() + pauseTime),
    async openPage({ request, clientId }, preloaded) {
      try {
        const answer = (await preloaded) ?? (await fetch(request))
        origins.set(clientId, 'network')
        return answer
      } catch (error) {
        const document = isOff ? undefined : (await readCurrent())?.document
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

import type { OfflineDocument } from '@within-reach/registry'

/** The part of the browser's cache storage that is used here. */
export interface KeptCaches {
  open(name: string): Promise<KeptCache>
  delete(name: string): Promise<boolean>
}
export interface KeptCache {
  match(address: string): Promise<Response | undefined>
  put(address: string, response: Response): Promise<void>
  delete(address: string): Promise<boolean>
  keys(): Promise<readonly { readonly url: string }[]>
}

/** A document with the tag by which the service recognises it. */
export interface KeptDocument {
  readonly document: OfflineDocument
  readonly tag: string
}

/** Another name makes every browser start with an empty cache. */
export const cacheName = 'within-reach-offline-1'

// Below an address that the site does not have, so that no request can match them.
const currentKey = '/offline-document/current'
const previousKey = '/offline-document/previous'

/** The documents and files that a browser keeps. All files of a document are there before it is. */
export function createKeptPages(caches: KeptCaches) {
  const open = () => caches.open(cacheName)
  const read = async (key: string): Promise<KeptDocument | undefined> => {
    const kept = await (await open()).match(key)
    return kept && ((await kept.json()) as KeptDocument)
  }
  return {
    /** The document that is used without a network. */
    current: () => read(currentKey),
    /** A file by its published address. */
    file: async (address: string) => (await open()).match(address),
    has: async (address: string) => (await (await open()).match(address)) !== undefined,
    addFile: async (address: string, file: Response) => (await open()).put(address, file),
    /**
     * Uses another document. Its files are there. One entry changes, so no page can be of two documents. The previous document's
     * files stay, because open pages may need them.
     */
    async replace(next: KeptDocument): Promise<void> {
      const cache = await open()
      const before = await cache.match(currentKey)
      if (before) await cache.put(previousKey, before)
      await cache.put(currentKey, new Response(JSON.stringify(next)))
    },
    /** Removes files that no document names. */
    async tidy(): Promise<void> {
      const cache = await open()
      const documents = [await read(currentKey), await read(previousKey)]
      const named = new Set(documents.flatMap((kept) => Object.keys(kept?.document.files ?? {})))
      for (const { url } of await cache.keys()) {
        const { pathname } = new URL(url, 'https://site.invalid')
        if (pathname !== currentKey && pathname !== previousKey && !named.has(pathname))
          await cache.delete(pathname)
      }
    },
    removeAll: () => caches.delete(cacheName),
  }
}

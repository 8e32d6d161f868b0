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

/** An offline document as the service signed it. */
export interface KeptDocument {
  /** An {@link OfflineDocument} as JSON, exactly the signed bytes. */
  readonly text: string
  readonly signature: string
  /** The public key that verifies it. */
  readonly key: string
  readonly tag: string
}

/** Parses the text of a kept document. */
export const readKept = ({ text }: Pick<KeptDocument, 'text'>): OfflineDocument =>
  JSON.parse(text) as OfflineDocument

/** A change of this name makes every browser start with an empty cache. */
export const cacheName = 'within-reach-offline-1'

// The site has no such addresses, so no request matches these entries.
const currentKey = '/offline-document/current'
const previousKey = '/offline-document/previous'

/** The documents and files that a browser keeps. A document is stored only after all of its files. */
export function createKeptPages(caches: KeptCaches) {
  const open = () => caches.open(cacheName)
  const read = async (key: string): Promise<KeptDocument | undefined> => {
    const kept = await (await open()).match(key)
    const stored = kept && ((await kept.json()) as Partial<KeptDocument>)
    // Earlier releases kept documents without their signature.
    return stored?.text === undefined ? undefined : (stored as KeptDocument)
  }
  return {
    /** The document that is used without a network, not verified. */
    current: () => read(currentKey),
    /** A file by its published address. */
    file: async (address: string) => (await open()).match(address),
    has: async (address: string) => (await (await open()).match(address)) !== undefined,
    addFile: async (address: string, file: Response) => (await open()).put(address, file),
    /**
     * Makes another document the current one. Its files must be stored already. Only one entry changes, so a page
     * never mixes two documents. The previous document's files stay, because open pages may need them.
     */
    async replace(next: KeptDocument): Promise<void> {
      const cache = await open()
      const before = await cache.match(currentKey)
      if (before) await cache.put(previousKey, before)
      await cache.put(currentKey, new Response(JSON.stringify(next)))
    },
    /** Removes files that no document names. */
    async removeUnusedFiles(): Promise<void> {
      const cache = await open()
      const documents = [await read(currentKey), await read(previousKey)]
      const named = new Set(documents.flatMap((kept) => (kept ? Object.keys(readKept(kept).files) : [])))
      for (const { url } of await cache.keys()) {
        const { pathname } = new URL(url, 'https://site.invalid')
        if (pathname !== currentKey && pathname !== previousKey && !named.has(pathname))
          await cache.delete(pathname)
      }
    },
    removeAll: () => caches.delete(cacheName),
  }
}

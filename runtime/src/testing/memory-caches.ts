import type { KeptCache, KeptCaches } from '../offline/kept-pages'

/** Cache storage in memory. Like a browser's, it outlives a worker. */
export interface MemoryCaches extends KeptCaches {
  /** The paths of all entries. */
  paths(): string[]
}

export function createMemoryCaches(): MemoryCaches {
  const caches = new Map<string, Map<string, Response>>()
  return {
    paths: () => [...caches.values()].flatMap((entries) => [...entries.keys()]),
    open(name) {
      const entries = caches.get(name) ?? new Map<string, Response>()
      caches.set(name, entries)
      const cache: KeptCache = {
        match: (address) => Promise.resolve(entries.get(address)?.clone()),
        put: (address, response) => Promise.resolve(void entries.set(address, response)),
        delete: (address) => Promise.resolve(entries.delete(address)),
        keys: () => Promise.resolve([...entries.keys()].map((path) => ({ url: `https://site.test${path}` }))),
      }
      return Promise.resolve(cache)
    },
    delete: (name) => Promise.resolve(caches.delete(name)),
  }
}

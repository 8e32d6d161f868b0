/** The maximum number of remembered networks, members and pages, each per version. It bounds the memory to some tens of megabytes. */
const maxEntries = 50_000

/** A map that keeps the most recently used entries, up to a number. */
export function createRecentlyUsed<Kept>() {
  const kept = new Map<string, Kept>()
  return {
    at(key: string, make: () => Kept): Kept {
      const known = kept.get(key) ?? make()
      // A Map keeps insertion order: the first key is the least recently used.
      kept.delete(key)
      if (kept.size >= maxEntries) kept.delete(kept.keys().next().value ?? '')
      kept.set(key, known)
      return known
    },
  }
}

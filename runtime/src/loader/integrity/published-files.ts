/** An address that no record lists. */
export class NotPublished extends Error {
  constructor(address: string) {
    super(`${address} is not published`)
  }
}

/** The scripts and styles that may run here: their addresses, each with the required hash. */
export interface PublishedFiles {
  add(address: string, integrity: string): void
  /** Allows a folder whose files change during development. Only the page of a dev server has one. */
  addUnhashed(folder: string): void
  /**
   * @returns the integrity of the file at an address; empty if any bytes are allowed
   * @throws NotPublished
   */
  readonly integrityOf: (address: string) => string
}

/** @param base resolves addresses without an origin */
export function createPublishedFiles(base: string): PublishedFiles {
  const integrities = new Map<string, string>()
  const unhashed: string[] = []
  const absolute = (address: string) => new URL(address, base).href
  return {
    add: (address, integrity) => integrities.set(absolute(address), integrity),
    addUnhashed: (folder) => unhashed.push(absolute(folder)),
    integrityOf(address) {
      const href = absolute(address)
      const integrity = integrities.get(href)
      if (integrity !== undefined) return integrity
      if (unhashed.some((folder) => href.startsWith(folder))) return ''
      throw new NotPublished(href)
    },
  }
}

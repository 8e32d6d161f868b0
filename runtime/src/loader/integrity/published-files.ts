/** An address was asked for that no record lists. */
export class NotPublished extends Error {
  constructor(address: string) {
    super(`${address} is not published`)
  }
}

/** Which scripts and styles may run here: the addresses of files, each with the hash that its bytes must have. */
export interface PublishedFiles {
  add(address: string, integrity: string): void
  /** Lets a folder pass whose files change while it is worked on; only the page of `npm run dev` has one. */
  addUnhashed(folder: string): void
  /**
   * @returns the integrity of the file at an address; empty where it may have any bytes
   * @throws NotPublished
   */
  readonly integrityOf: (address: string) => string
}

/** @param base what addresses without an origin are relative to */
export function createPublishedFiles(base: string): PublishedFiles {
  const integrities = new Map<string, string>()
  const unhashed: string[] = []
  const whole = (address: string) => new URL(address, base).href
  return {
    add: (address, integrity) => integrities.set(whole(address), integrity),
    addUnhashed: (folder) => unhashed.push(whole(folder)),
    integrityOf(address) {
      const href = whole(address)
      const integrity = integrities.get(href)
      if (integrity !== undefined) return integrity
      if (unhashed.some((folder) => href.startsWith(folder))) return ''
      throw new NotPublished(href)
    },
  }
}

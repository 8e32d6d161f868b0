/** What a signed document says about its age. Services of earlier releases do not date what they sign. */
export interface Dated {
  readonly revision: number
  /** When it was signed, in milliseconds since 1970, rounded down so that the same decision has the same bytes for a while. */
  readonly issued?: number
  /** Until when it may be accepted, in milliseconds since 1970. */
  readonly expires?: number
}

const hour = 60 * 60_000
const day = 24 * hour

/** How long what the service signs is accepted, and how often it is signed again; in milliseconds. */
export interface Lifetime {
  readonly step: number
  readonly lifetime: number
}

/** A decision that a page fetches. The lifetime is far above the hours by which the clocks of instances may differ. */
export const decisionLifetime: Lifetime = { step: hour, lifetime: day }
/** A copy that a browser keeps, which it may need after weeks without a network. A browser's clock may be wrong by days. */
export const copyLifetime: Lifetime = { step: day, lifetime: 30 * day }

/**
 * Dates a document.
 * @param now milliseconds since 1970
 */
export function datesAt(now: number, { step, lifetime }: Lifetime): Required<Omit<Dated, 'revision'>> {
  const issued = now - (now % step)
  return { issued, expires: issued + lifetime }
}

/**
 * Whether a document takes back a newer one. Only a service whose database was restored from a backup signs a lower revision
 * later, so a lower one counts if it was signed a day after the newer one. A document that was recorded earlier never was.
 * @param seen the newest document that this browser has accepted
 */
export function isOlder(document: Dated, seen: Dated): boolean {
  if (document.revision >= seen.revision) return false
  const { issued } = document
  return issued === undefined || seen.issued === undefined || issued < seen.issued + day
}

/** The unsent values of one form, by field. */
export type DraftValues = Readonly<Record<string, unknown>>

/**
 * Stores drafts in this browser, per account, so that accounts do not see each other's. Those of a visitor belong to the tab: the next
 * person at a shared computer is a visitor as well.
 */
export interface Drafts {
  /** @returns undefined if there is none, or none that can be read */
  read(key: string): DraftValues | undefined
  /** Stores a draft. Does nothing if the browser cannot store it. */
  write(key: string, values: DraftValues): void
  remove(key: string): void
}

/** How long an unsent draft is kept, in milliseconds. */
const lifetime = 30 * 24 * 60 * 60 * 1000
const prefix = 'draft:'

/** The account of a visitor who is not logged in. */
export const visitor = 'visitor'

interface Kept {
  readonly at: number
  readonly values: DraftValues
}

/** @param account the email of the member, or `visitor` */
export function draftsOf(account: string): Drafts {
  return {
    read: (key) => read(nameOf(account, key))?.values,
    write: (key, values) => write(nameOf(account, key), { at: Date.now(), values }),
    remove: (key) => remove(nameOf(account, key)),
  }
}

/**
 * Reads the draft of an account, which takes over that of a visitor. Of two drafts the newer one counts: a visitor who types and
 * then logs in continues with that text. An older one of a visitor stays where it is.
 * @param account the email of the member, or `visitor`
 */
export function takeOverDraft(account: string, key: string): DraftValues | undefined {
  const own = read(nameOf(account, key))
  const visitors = account === visitor ? undefined : read(nameOf(visitor, key))
  if (!visitors || (own && own.at > visitors.at)) return own?.values
  remove(nameOf(visitor, key))
  write(nameOf(account, key), visitors)
  return visitors.values
}

/** Gives the drafts of a member who changed their email to the new one. A draft that is there already stays. */
export function moveDrafts(from: string, to: string): void {
  const former = nameOf(from, '')
  attempt(() => {
    for (const name of Object.keys(localStorage)) {
      if (!name.startsWith(former)) continue
      const moved = nameOf(to, name.slice(former.length))
      const kept = localStorage.getItem(name)
      if (kept !== null && localStorage.getItem(moved) === null) localStorage.setItem(moved, kept)
      localStorage.removeItem(name)
    }
  })
}

/**
 * Removes expired drafts of every account, and unreadable ones. A draft expires by both clocks: that of the device may be wrong by years
 * for a while.
 * @param served a moment that has passed by the clock of the service, in milliseconds since 1970
 */
export function removeOldDrafts(served = Infinity): void {
  const oldest = Math.min(Date.now(), served) - lifetime
  attempt(() => {
    for (const storage of [localStorage, sessionStorage]) {
      for (const name of Object.keys(storage)) {
        // Earlier versions stored the drafts of visitors for every tab.
        const belongsHere = storageOf(name) === storage
        if (name.startsWith(prefix) && !(belongsHere && isYoung(read(name), oldest))) storage.removeItem(name)
      }
    }
  })
}

/** Removes the drafts of the visitor of this tab. Call it at a log-out, after which the tab may be another person's. */
export function removeVisitorDrafts(): void {
  attempt(() => {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(ofVisitors)) sessionStorage.removeItem(name)
    }
  })
}

const isYoung = (kept: Kept | undefined, oldest: number): boolean => kept !== undefined && kept.at > oldest

const nameOf = (account: string, key: string): string => `${prefix}${account}:${key}`

const ofVisitors = nameOf(visitor, '')
/** Browsers keep the storage of a tab over a reload, and when they close an unused tab to save memory. */
const storageOf = (name: string): Storage => (name.startsWith(ofVisitors) ? sessionStorage : localStorage)

const write = (name: string, kept: Kept): void =>
  attempt(() => storageOf(name).setItem(name, JSON.stringify(kept)))
const remove = (name: string): void => attempt(() => storageOf(name).removeItem(name))

function read(name: string): Kept | undefined {
  return attempt(() => JSON.parse(storageOf(name).getItem(name) ?? 'null') as Kept | null) ?? undefined
}

/** A browser may refuse its storage: in private windows, when it is full, or by a setting. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

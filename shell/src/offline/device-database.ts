import type { Sentence } from '@within-reach/contract'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { deviceDatabase } from './device-name'

/** An answer of the service to one reader. */
export interface KeptAnswer {
  /** The call, the reader and the fields. */
  readonly id: string
  /** The answers that share one limit. */
  readonly group: string
  /** The marker of the member; empty for a visitor. */
  readonly reader: string
  /** When it arrived: milliseconds since 1970. */
  readonly at: number
  readonly answer: unknown
}

/** A message, comment or post that waits for a network. */
export interface UnsentEntry {
  /** Its `Idempotency-Key`. */
  readonly key: string
  /** The email of its author. */
  readonly account: string
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly File[]
  readonly title: string
  /** When it was written: milliseconds since 1970. */
  readonly at: number
  /** When it may first have reached the service, although no answer came: milliseconds since 1970. */
  readonly triedAt?: number
  /** When a limit of its author ends: milliseconds since 1970. It is sent after that. */
  readonly limitedUntil?: number
  /** Why the service refused it: the name of the failure, and what it says about it. */
  readonly refusal?: { readonly kind: string; readonly sentences?: readonly Sentence[] }
}

interface Schema extends DBSchema {
  answers: {
    key: string
    value: KeptAnswer
    indexes: { 'by-group': [group: string, at: number]; 'by-reader': string }
  }
  unsent: { key: string; value: UnsentEntry; indexes: { 'by-account': string } }
}
export type DeviceDatabase = IDBPDatabase<Schema>

/** Access to the database. It is opened on demand, also after a deletion. */
export interface Device {
  /** @throws if the browser forbids storage */
  use<Result>(work: (database: DeviceDatabase) => Promise<Result>): Promise<Result>
}

export function createDevice(): Device {
  let opening: Promise<DeviceDatabase> | undefined
  const forget = () => (opening = undefined)
  const open = () =>
    openDB<Schema>(deviceDatabase, 1, {
      upgrade(database) {
        const answers = database.createObjectStore('answers', { keyPath: 'id' })
        answers.createIndex('by-group', ['group', 'at'])
        answers.createIndex('by-reader', 'reader')
        database.createObjectStore('unsent', { keyPath: 'key' }).createIndex('by-account', 'account')
      },
      // Another tab logs out and deletes the database. A connection that stays open would block it.
      blocking(_current, _blocked, event) {
        forget()
        ;(event.target as IDBDatabase).close()
      },
      terminated: forget,
    })
  return {
    async use(work) {
      opening ??= open()
      opening.catch(forget)
      return work(await opening)
    },
  }
}

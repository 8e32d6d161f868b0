import {
  type AnyOutcome,
  type Call,
  posting,
  postingCm,
  postMsg,
  type RequestOf,
} from '@within-reach/contract'
import {
  newIdempotencyKey,
  type ReadableSession,
  send as sendCall,
  takeKey,
  type Unsent,
} from '@within-reach/shared-core'
import { BehaviorSubject, type Observable } from 'rxjs'
import type { Device, UnsentEntry } from './device-database'

const sendable = new Map<string, Call>([postMsg, postingCm, posting].map((call) => [call.path, call]))

/** How long the service remembers an idempotency key, in milliseconds, minus an hour for safety. */
const keyLifetime = 23 * 60 * 60_000

/** How long an entry is kept after it was written, in milliseconds, as a draft is. */
const lifetime = 30 * 24 * 60 * 60_000

/** How long a limit lasts if the service does not say it, in seconds. */
const shortLimit = 60

/** Failures that say nothing about the request itself. The entry waits. */
const temporary: ReadonlySet<string> = new Set(['offline', 'unavailable', 'logged-out', 'failed'])

export interface OutboxOptions {
  readonly device: Device
  readonly session: Pick<ReadableSession, 'current'>
  /** Whether the browser assumes a network. Without one, no request can have reached the service. */
  isOnline(): boolean
  /** Runs one task at a time among the tabs of this browser. */
  exclusively(work: () => Promise<void>): Promise<void>
  /** Called after something was sent. */
  onSent(call: Call): void
  readonly send?: typeof sendCall
  /** Milliseconds since 1970. */
  now?(): number
  /** A moment that has passed by the clock of the service, which ends no entry while the clock of the device is wrong by years. */
  served?(): number | undefined
}

/** What the member wrote without a network. It is sent once, and stays until it is sent or discarded, for 30 days at most. */
export interface Outbox {
  /** The entries of the member, the oldest first. */
  readonly entries$: Observable<readonly UnsentEntry[]>
  /** Keeps what could not be sent. @returns whether it is kept */
  add(unsent: Unsent): Promise<boolean>
  /**
   * Sends what waits, one after the other. What the service refuses stays, with its reason. What is over a limit of the member is sent
   * after it.
   */
  flush(): Promise<void>
  /** Sends a refused entry again, as another request. */
  sendAgain(key: string): Promise<void>
  discard(key: string): Promise<void>
  /** Gives the entries of a member who changed their email to the new one. */
  move(from: string, to: string): Promise<void>
  /** Shows the entries of the current member, and removes those of other members and expired ones. */
  refresh(): Promise<void>
}

export function createOutbox(options: OutboxOptions): Outbox {
  const { device, session, isOnline, exclusively, onSent, send = sendCall, now = Date.now, served } = options
  const entries$ = new BehaviorSubject<readonly UnsentEntry[]>([])
  const account = (): string | undefined => {
    const state = session.current()
    return state.status === 'loggedIn' ? state.member.email : undefined
  }
  const isYoung = ({ at }: UnsentEntry): boolean => Math.min(now(), served?.() ?? Infinity) - at < lifetime
  const own = async (): Promise<readonly UnsentEntry[]> => {
    const author = account()
    if (author === undefined) return []
    const found = await device.use((database) => database.getAllFromIndex('unsent', 'by-account', author))
    return found.filter(isYoung).sort((one, other) => one.at - other.at)
  }
  const show = async () => entries$.next(await own())
  const put = (entry: UnsentEntry) => device.use((database) => database.put('unsent', entry))
  /** Changes an entry that is still there. @returns the changed one; undefined if it was discarded or sent meanwhile */
  const change = (key: string, by: (entry: UnsentEntry) => UnsentEntry) =>
    device.use(async (database) => {
      const unsent = database.transaction('unsent', 'readwrite')
      const before = await unsent.store.get(key)
      const after = before && by(before)
      if (after?.key !== key) await unsent.store.delete(key)
      if (after) await unsent.store.put(after)
      await unsent.done
      return after
    })
  const remove = (key: string) => device.use((database) => database.delete('unsent', key))

  /** @returns whether the next one may be sent */
  const deliver = async (entry: UnsentEntry): Promise<boolean> => {
    const call = sendable.get(entry.path)
    if (!call || entry.refusal || (entry.limitedUntil ?? 0) > now()) return true
    if (entry.triedAt !== undefined && now() - entry.triedAt > keyLifetime) {
      // It may have arrived, but the service no longer remembers its key. Only the author can check.
      await change(entry.key, (one) => ({ ...one, refusal: { kind: 'expired' } }))
      return true
    }
    const tried = await change(entry.key, ({ limitedUntil: _, ...one }) => ({
      ...one,
      triedAt: one.triedAt ?? now(),
    }))
    // Its author discarded it while an earlier one was sent.
    if (!tried) return true
    const { key, files, fields } = tried
    const outcome = await send(call, fields as RequestOf<Call>, { files, key })
    if (outcome.kind === 'ok') {
      await remove(key)
      onSent(call)
      return true
    }
    if (outcome.kind === 'too-many') {
      const { retryAfter = shortLimit } = outcome as AnyOutcome & { readonly retryAfter?: number }
      const limitedUntil = now() + retryAfter * 1000
      // This attempt was not carried out. An earlier one may have been.
      const { triedAt } = entry
      await change(key, ({ triedAt: _, ...one }) => ({
        ...one,
        ...(triedAt !== undefined && { triedAt }),
        limitedUntil,
      }))
      return true
    }
    if (temporary.has(outcome.kind)) return outcome.kind === 'failed'
    const refusal = { kind: outcome.kind, ...('sentences' in outcome && { sentences: outcome.sentences }) }
    await change(key, (one) => ({ ...one, refusal }))
    return true
  }

  const flush = () =>
    exclusively(async () => {
      const author = account()
      for (const entry of await own()) {
        // The member may have logged out meanwhile.
        if (account() !== author || !(await deliver(entry))) break
        await show()
      }
      await show()
    })

  return {
    entries$,
    async add({ path, fields, files = [], title }) {
      const call = sendable.get(path)
      const author = account()
      if (!call || author === undefined) return false
      const given = Object.entries(fields).filter(([, value]) => value !== undefined)
      try {
        await put({
          key: takeKey(call, fields, files),
          account: author,
          path,
          fields: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
          files,
          title,
          at: now(),
          ...(isOnline() && { triedAt: now() }),
        })
        await show()
        return true
      } catch {
        return false
      }
    },
    flush,
    async sendAgain(key) {
      // In one transaction, so that a double click sends it once.
      await change(key, ({ refusal: _, triedAt: __, ...again }) => ({ ...again, key: newIdempotencyKey() }))
      await flush()
    },
    async discard(key) {
      await remove(key)
      await show()
    },
    async move(from, to) {
      await device.use(async (database) => {
        const unsent = database.transaction('unsent', 'readwrite')
        for await (const cursor of unsent.store.index('by-account').iterate(from))
          await cursor.update({ ...cursor.value, account: to })
        await unsent.done
      })
      await show()
    },
    async refresh() {
      const author = account()
      await device.use(async (database) => {
        const unsent = database.transaction('unsent', 'readwrite')
        for await (const cursor of unsent.store) {
          const isOthers = author !== undefined && cursor.value.account !== author
          if (isOthers || !isYoung(cursor.value)) await cursor.delete()
        }
        await unsent.done
      })
      await show()
    },
  }
}

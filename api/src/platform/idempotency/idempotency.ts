import { createHash } from 'node:crypto'
import type { Call } from '@within-reach/contract'
import type { Database } from '../database/database'
import { AppError, errors } from '../errors'
import type { UploadedFile } from '../forms'
import type { TextFields } from '../prefetchable-calls'
import { type CarriedOut, findCarriedOut, insertCarriedOut } from './queries'

/** Writes what a request creates, at most once. */
export interface Once {
  /**
   * Writes and records it in one transaction.
   * @param work returns undefined if it wrote nothing
   * @param dataOf what the call answers as `data`, for the same request later
   */
  write<T>(work: (database: Database) => Promise<T>, dataOf: (written: T) => unknown): Promise<T>
}

/** A request as it was received. */
export interface Delivery {
  readonly call: Call
  /** The header `Idempotency-Key`. */
  readonly header: string | string[] | undefined
  /** Undefined for a visitor. */
  readonly userId: number | undefined
  readonly text: TextFields
  readonly files: readonly UploadedFile[]
}

/** The answer of an earlier delivery. */
export interface Earlier {
  readonly data: unknown
}

/** Thrown out of the transaction of a delivery that lost the race against another one of the same request. */
class CarriedOutMeanwhile extends Error {}

/** Writes without a record, for requests without a key. */
export const unrecorded = (database: Database): Once => ({ write: (work) => work(database) })

/**
 * Carries out a request that may be delivered several times, as draft-ietf-httpapi-idempotency-key-header describes: a
 * client that got no answer sends it again with the same key, and gets the answer of the first delivery. Keys are kept for
 * a day.
 * @param act the work of one delivery
 * @returns the result of `act`, or what an earlier delivery answered
 * @throws invalid (400) for a malformed key, or one that was used for another request
 */
export async function carryOutOnce<T>(
  database: Database,
  delivery: Delivery,
  act: (once: Once) => Promise<T>,
): Promise<{ readonly result: T } | { readonly earlier: Earlier }> {
  if (delivery.header === undefined) return { result: await act(unrecorded(database)) }
  const record = recordOf(delivery)
  const find = async () => {
    const found = await findCarriedOut(database, record)
    if (found && !found.request.equals(record.request))
      throw errors.invalid('Idempotency-Key', 'was used for another request: choose a new one')
    return found
  }
  const before = await find()
  if (before) return { earlier: { data: before.answer ?? undefined } }
  let isRecorded = false
  const once: Once = {
    async write(work, dataOf) {
      const done = await database.transaction(async (tx) => {
        const written = await work(tx)
        if (written === undefined) return written
        if (!(await insertCarriedOut(tx, record, dataOf(written)))) throw new CarriedOutMeanwhile()
        return written
      })
      isRecorded = done !== undefined
      return done
    },
  }
  try {
    const result = await act(once)
    // What can be done once may have been done meanwhile, by another delivery of this request.
    const meanwhile = isRecorded ? undefined : await find()
    return meanwhile ? { earlier: { data: meanwhile.answer ?? undefined } } : { result }
  } catch (error) {
    // A change that another delivery of this request made meanwhile was refused as that of somebody else.
    const mayBeRepeated = error instanceof CarriedOutMeanwhile || error instanceof AppError
    const meanwhile = mayBeRepeated ? await find() : undefined
    if (!meanwhile) throw error
    return { earlier: { data: meanwhile.answer ?? undefined } }
  }
}

/** Whether a request with this key was carried out. It is answered as before, or refused as another request. */
export async function isRepeated(
  database: Database,
  { call, header, userId = 0 }: Pick<Delivery, 'call' | 'header' | 'userId'>,
): Promise<boolean> {
  const key = call.once === true && header !== undefined ? keyOf(call, header) : undefined
  return key !== undefined && (await findCarriedOut(database, { userId, key })) !== undefined
}

function recordOf({ call, header, userId = 0, text, files }: Delivery): CarriedOut {
  const key = keyOf(call, header)
  if (key === undefined)
    throw errors.invalid('Idempotency-Key', 'must be 16 to 64 letters, digits, - and _, such as a UUID')
  const request = JSON.stringify([
    Object.entries(text).sort(([one], [other]) => (one < other ? -1 : 1)),
    files.map(({ name, size }) => [name, size]),
  ])
  return { userId, key, request: hashOf(request) }
}

/** The hash of a key; undefined if it is malformed. */
function keyOf({ path }: Call, header: Delivery['header']): Buffer | undefined {
  const [, key] = /^"?([\w-]{16,64})"?$/.exec(String(header)) ?? []
  return key === undefined ? undefined : hashOf(`${path}\n${key}`)
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

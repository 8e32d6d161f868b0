import { hash, verify } from '@node-rs/argon2'
import { fairQueue, type Reservation } from '../platform/fair-queue'
import { fairKeys, type WorkFor } from '../platform/limits/fair-keys'

// OWASP's parameters for Argon2id, the library's default algorithm: 19 MiB, two passes, one lane; about 10 ms.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

// Hashing uses the same few threads as file reads. More than two at once starve those.
const hashingQueue = fairQueue({
  atOnce: 2,
  waiting: 24,
  waitingPerKey: 8,
  longestWait: 500,
  what: 'sign-ins',
})

/**
 * Hashes a new password with Argon2id.
 * @throws unavailable (503) if the queue is full
 */
export function hashPassword(password: string, workFor: WorkFor): Promise<string> {
  return hashingQueue(fairKeys(workFor), () => hash(password, cost))
}

/**
 * Reserves a slot for comparing a password. An attempt without one costs no statement.
 * @throws unavailable (503) if the queue is full
 */
export const reserveComparison = (workFor: WorkFor): Reservation => hashingQueue.reserve(fairKeys(workFor))

/** Whether the queue refuses every attempt now. */
export const isPasswordQueueFull = (): boolean => hashingQueue.isFull()

/**
 * Compares a password with a stored hash.
 * @throws unavailable (503) if the work of lighter users took the slot
 */
export function isPassword(stored: string, password: string, reservation: Reservation): Promise<boolean> {
  return reservation.run(() => verify(stored, password))
}

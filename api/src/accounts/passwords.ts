import { hash, verify } from '@node-rs/argon2'
import { workQueue } from '../platform/work-queue'

// OWASP's choice for Argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane; some 10 ms.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

// Hashing runs on the same few threads that read files: more than two at once starve them.
const inTurn = workQueue(2, 100, 'sign-ins')

/**
 * Hashes a new password with Argon2id.
 * @throws unavailable (503) when too many are waiting already
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost))
}

/**
 * Compares a password with a stored hash.
 * @throws unavailable (503) when too many are waiting already
 */
export function isPassword(stored: string, password: string): Promise<boolean> {
  return inTurn(() => verify(stored, password))
}

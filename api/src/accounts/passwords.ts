import { hash, verify } from '@node-rs/argon2'
import { errors } from '../platform/errors'

// OWASP's choice for Argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane; some 10 ms.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

// Hashing runs on the same few threads that read files: more than two at once starve them.
const most = 2
const longestQueue = 100

let running = 0
const waiting: (() => void)[] = []

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

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < most) running += 1
  else {
    if (waiting.length >= longestQueue)
      throw errors.unavailable('Too many sign-ins at once. Try again in a moment.', 1)
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  try {
    return await work()
  } finally {
    // A finished turn is handed to the next in line, so that `running` never passes the limit in between.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

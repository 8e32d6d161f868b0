import { errors } from '../platform/errors'
import type { Tries } from '../platform/limits/tries'

const minute = 60_000
const hour = 60 * minute

const passwordsOfAccount = { most: 10, within: 15 * minute }
const passwordsFromAddress = { most: 50, within: 15 * minute }
const codesAMinute = { most: 1, within: minute }
const codesAnHour = { most: 5, within: hour }
const codesFromAddress = { most: 20, within: hour }

type Rule = typeof codesAnHour

async function demand(tries: Tries, name: string, key: string, rule: Rule, message: string): Promise<void> {
  const { allowed, retryAfter } = await tries.take(name, key, rule)
  if (!allowed) throw errors.tooMany(message, retryAfter)
}

/** How often a password may be tried. A try counts before it is made, so that many at once cannot pass. */
export function passwordAttempts(tries: Tries) {
  return {
    /** @throws too-many (429) when this address had fifty wrong ones in fifteen minutes */
    fromAddress: (address: string) =>
      demand(
        tries,
        'password-address',
        address,
        passwordsFromAddress,
        'Too many wrong passwords from this address.',
      ),
    /** @throws too-many (429) when this account had ten wrong ones in fifteen minutes */
    ofAccount: (userId: number) =>
      demand(
        tries,
        'password-account',
        String(userId),
        passwordsOfAccount,
        'Too many wrong passwords for this account.',
      ),
    /** The password was right: the try does not count, and the account starts anew. */
    async right(address: string, userId: number): Promise<void> {
      await tries.giveBack('password-address', address)
      await tries.reset('password-account', String(userId))
    },
    /** The password was set anew: wrong tries at the old one say nothing any more. */
    changed: (userId: number) => tries.reset('password-account', String(userId)),
  }
}

/**
 * Allows one more code to be sent.
 * @throws too-many (429) after one in a minute or five in an hour to an email, or twenty in an hour from an address
 */
export async function allowCode(tries: Tries, email: string, address: string): Promise<void> {
  const key = email.toLowerCase()
  const message = 'Too many codes were asked for.'
  await demand(tries, 'code-minute', key, codesAMinute, message)
  await demand(tries, 'code-hour', key, codesAnHour, message)
  await demand(tries, 'code-address', address, codesFromAddress, message)
}

/** A code has served: whoever reads that mailbox need not wait to ask for the next one. */
export async function codeServed(tries: Tries, email: string): Promise<void> {
  await tries.reset('code-minute', email.toLowerCase())
}

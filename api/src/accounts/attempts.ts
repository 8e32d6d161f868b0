import { errors } from '../platform/errors'
import type { Tries, TryRule } from '../platform/limits/tries'

const minute = 60_000

const passwordsOfAccount = { most: 10, within: 15 * minute }
const passwordsFromAddress = { most: 50, within: 15 * minute }

async function demand(
  tries: Tries,
  name: string,
  key: string,
  rule: TryRule,
  message: string,
): Promise<void> {
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
    /** The password was not compared after all: the try does not count. */
    async abandoned(address: string, userId: number): Promise<void> {
      await tries.giveBack('password-address', address)
      await tries.giveBack('password-account', String(userId))
    },
    /** The password was set anew: wrong tries at the old one say nothing any more. */
    changed: (userId: number) => tries.reset('password-account', String(userId)),
  }
}

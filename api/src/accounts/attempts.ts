import { errors } from '../platform/errors'
import type { Tries, TryRule } from '../platform/limits/tries'

const minute = 60_000

const passwordsOfAccount = { most: 10, within: 15 * minute }
const passwordsFromAddress = { most: 50, within: 15 * minute }
const passkeysFromAddress = { most: 50, within: 15 * minute }
// Every visit of the login page may ask for one, also by people who share an address.
const challengesFromAddress = { most: 300, within: 15 * minute }

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

/** Limits password attempts. An attempt counts before the comparison, so that concurrent attempts cannot pass the limit. */
export function passwordAttempts(tries: Tries) {
  return {
    /** @throws too-many (429) after fifty wrong passwords from this address in fifteen minutes */
    fromAddress: (address: string) =>
      demand(
        tries,
        'password-address',
        address,
        passwordsFromAddress,
        'Too many wrong passwords from this address. Try again later.',
      ),
    /** @throws too-many (429) after ten wrong passwords for this account in fifteen minutes */
    ofAccount: (userId: number) =>
      demand(
        tries,
        'password-account',
        String(userId),
        passwordsOfAccount,
        'Too many wrong passwords for this account. Try again later.',
      ),
    /** The password was right: the attempt does not count, and the account's count is reset. */
    async right(address: string, userId: number): Promise<void> {
      await tries.giveBack('password-address', address)
      await tries.reset('password-account', String(userId))
    },
    /** The password was not compared: the attempt at the account does not count. */
    notCompared: (userId: number) => tries.giveBack('password-account', String(userId)),
    /** The login was not judged: it does not count, neither for the address nor for the account. */
    async abandoned(address: string, userId: number): Promise<void> {
      await tries.giveBack('password-address', address)
      await tries.giveBack('password-account', String(userId))
    },
    /** The password was changed: attempts at the old one no longer matter. */
    changed: (userId: number) => tries.reset('password-account', String(userId)),
  }
}

/** Limits how often browsers of one address go to the OpenID Connect provider. */
export function openidAttempts(tries: Tries) {
  return {
    /** @throws too-many (429) after 300 in fifteen minutes */
    left: (address: string) =>
      demand(
        tries,
        'openid-address',
        address,
        challengesFromAddress,
        'Too many logins from this address. Try again later.',
      ),
  }
}

/** Limits logins with a passkey, which name no account before they succeed. */
export function passkeyAttempts(tries: Tries) {
  const message = 'Too many tries with a passkey from this address. Try again later.'
  return {
    /** @throws too-many (429) after 300 challenges for this address in fifteen minutes */
    asked: (address: string) =>
      demand(tries, 'passkey-challenge-address', address, challengesFromAddress, message),
    /** @throws too-many (429) after fifty refused passkeys from this address in fifteen minutes */
    fromAddress: (address: string) => demand(tries, 'passkey-address', address, passkeysFromAddress, message),
    /** The passkey was right: the attempt does not count. */
    right: (address: string) => tries.giveBack('passkey-address', address),
  }
}

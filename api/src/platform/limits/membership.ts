import { errors } from '../errors'
import { wideNetworkOf } from './network'
import type { Tries, TryRule } from './tries'

const hour = 60 * 60_000

/** Limits answers that reveal whether an email has an account. A person needs few; a harvester needs thousands. */
const fromAddress: TryRule = { most: 40, within: hour }
const fromNetwork: TryRule = { most: 200, within: hour }

/** Counts an answer before it is known, so that concurrent calls cannot pass the limit. */
export interface MembershipAnswer {
  /** The answer revealed nothing, or the call succeeded: it does not count. */
  giveBack(): Promise<void>
}

/**
 * Allows one more answer that reveals whether an email has an account.
 * @param address the client's address; its wide network counts too
 * @throws too-many (429)
 */
export async function takeMembershipAnswer(tries: Tries, address: string): Promise<MembershipAnswer> {
  const limits = [
    ['membership-address', address, fromAddress],
    ['membership-network', wideNetworkOf(address), fromNetwork],
  ] as const
  for (const [name, key, rule] of limits) {
    const { allowed, retryAfter } = await tries.take(name, key, rule)
    if (!allowed)
      throw errors.tooMany('Too many emails were tried from your address. Try again later.', retryAfter)
  }
  return {
    async giveBack() {
      for (const [name, key] of limits) await tries.giveBack(name, key)
    },
  }
}

import type { Caller } from './caller'

/**
 * Whether an operator has confirmed their second factor lately, so that their session may run code which nobody has reviewed. While
 * there is no second factor, nobody has.
 */
export type RecentlyVerified = (operator: Caller) => Promise<boolean>

export const neverVerified: RecentlyVerified = () => Promise.resolve(false)

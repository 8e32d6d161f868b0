import { type Right, rights } from '@within-reach/contract'
import type { Caller } from '../platform/caller'
import type { Platform } from '../platform/platform'
import { tokenPrefix } from './tokens'

/** The rights that need a command-line token. */
const tokenRights = new Set<Right>(['publish', 'prove', 'grant'])

/** The rights of operators. */
export const operatorRights = rights.filter((right) => !tokenRights.has(right))

/**
 * Creates the platform's `identifyOperator`, which finds the registry rights of a bearer.
 * @param identify finds the session of a token
 * @param findToken finds the rights of a command-line token; undefined if it is unknown or expired
 */
export function createIdentifyOperator(
  identify: Platform['identify'],
  findToken: Platform['identifyOperator'],
): Platform['identifyOperator'] {
  return async (token) => {
    if (token.startsWith(tokenPrefix)) return findToken(token)
    const caller = await identify(token)
    return (
      caller && {
        who: caller.email,
        issuer: `u${caller.userId}`,
        rights: rightsOf(caller),
        remotes: [],
        secondFactor: caller.secondFactor,
      }
    )
  }
}

/** A suspended operator may only read. */
const rightsOf = ({ operator, suspendedUntil }: Caller): readonly Right[] => {
  if (!operator) return []
  return suspendedUntil ? ['read'] : operatorRights
}

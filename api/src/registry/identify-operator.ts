import { rights } from '@within-reach/contract'
import type { Platform } from '../platform/platform'
import { tokenPrefix } from './tokens'

/** What operators may do; publishing is for the command line, and operators are granted by it. */
export const operatorRights = rights.filter((right) => right !== 'publish' && right !== 'grant')

/**
 * What the platform asks to learn what the holder of a bearer may do to the registry.
 * @param identify whose session a token is
 * @param findToken what a token of the command line allows; undefined where it is unknown or lapsed
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
        rights: caller.operator ? operatorRights : [],
        remotes: [],
        unverified: caller.secondFactor === 'due',
      }
    )
  }
}

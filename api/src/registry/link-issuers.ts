import type { Right } from '@within-reach/contract'
import type { Caller } from '../platform/caller'
import type { Database } from '../platform/database/database'
import { findTokenByIssuer, isOperator } from './access-queries'
import type { OverrideClaim } from './override-claims'

/** Decides whether an override link may show its version. */
export interface LinkIssuers {
  /** Whether the author of a link still has the right to create it: a link ends with its token or operator. */
  mayStillIssue(claim: OverrideClaim): Promise<boolean>
  /**
   * Whether a visitor gets the version. It runs with the visitor's session, so an operator gets only links that they
   * created, or any link just after their second factor.
   * @param visitor undefined if nobody is logged in
   */
  mayRunFor(claim: OverrideClaim, visitor: Caller | undefined): Promise<boolean>
}

const right: Right = 'preview'

export function createLinkIssuers(database: Database): LinkIssuers {
  return {
    async mayStillIssue({ by, remote }) {
      if (by.startsWith('u')) return isOperator(database, Number(by.slice(1)))
      const token = await findTokenByIssuer(database, Buffer.from(by.slice(1), 'base64url'))
      return (
        token !== undefined &&
        token.rights.includes(right) &&
        (token.remotes.length === 0 || token.remotes.includes(remote))
      )
    },
    async mayRunFor({ by }, visitor) {
      if (!visitor?.operator || by === `u${visitor.userId}`) return true
      return visitor.secondFactor === 'verified'
    },
  }
}

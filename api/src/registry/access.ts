import { type Right, tokenAuthor } from '@within-reach/contract'
import type { Database } from '../platform/database/database'
import { errors } from '../platform/errors'
import { demandRight, type Operator } from '../platform/operator'
import {
  deleteOperator,
  deleteToken,
  findMember,
  findToken,
  findTokenByName,
  insertOperator,
  insertToken,
  type TokenRow,
} from './access-queries'
import { operatorRights } from './identify-operator'
import { hashOf } from '../platform/secret'
import { issuerOfToken, newToken } from './tokens'

/** Creates a function that finds the rights of a command-line token; undefined if it is unknown or expired. */
export const createFindToken =
  (database: Database) =>
  async (token: string): Promise<Operator | undefined> => {
    const hash = hashOf(token)
    const found = await findToken(database, hash)
    return (
      found && {
        who: tokenAuthor(found.name),
        issuer: issuerOfToken(hash),
        rights: found.rights,
        remotes: found.remotes,
        ...(found.expires_at && { until: found.expires_at }),
      }
    )
  }

/** A requested token. */
export interface WantedToken {
  readonly name: string
  readonly rights: readonly Right[]
  /** Empty means all. */
  readonly remotes: readonly string[]
  readonly days?: number
}

const day = 24 * 60 * 60_000

/**
 * Creates a token. Nobody can pass on a right, a remote or a day that they do not have.
 * @returns the token, which is not stored anywhere; undefined if its name is taken
 * @throws not-owner (403)
 */
export async function makeToken(
  database: Database,
  operator: Operator,
  wanted: WantedToken,
): Promise<string | undefined> {
  const { name, rights, remotes, days } = wanted
  const end = days === undefined ? undefined : new Date(Date.now() + days * day)
  demandPower(operator, { rights, remotes })
  if (operator.until && end && end > operator.until)
    throw errors.notOwner(
      `${operator.who} expires on ${operator.until.toISOString()}: choose an earlier expiry for the new token.`,
    )
  const token = newToken()
  const expires = end ?? operator.until ?? null
  const row: TokenRow = {
    name,
    rights: [...new Set(rights)],
    remotes: [...new Set(remotes)],
    expires_at: expires,
  }
  return (await insertToken(database, row, hashOf(token), operator.who)) ? token : undefined
}

/**
 * Revokes a token.
 * @returns false if none has this name
 * @throws not-owner (403) if it has more rights than the caller
 */
export async function endToken(database: Database, operator: Operator, name: string): Promise<boolean> {
  const found = await findTokenByName(database, name)
  if (!found) return false
  demandPower(operator, found)
  return deleteToken(database, name, operator.who)
}

/**
 * Grants or revokes a member's operator role.
 * @returns the member's email; undefined if no member has it
 * @throws not-owner (403) if an operator has more rights than the caller: operators may change all remotes, and do not expire
 */
export async function setOperator(
  database: Database,
  operator: Operator,
  email: string,
  granted: boolean,
): Promise<string | undefined> {
  demandPower(operator, { rights: operatorRights, remotes: [] })
  if (granted && operator.until)
    throw errors.notOwner(
      `${operator.who} expires on ${operator.until.toISOString()}, but operators do not expire: use a token that does not expire.`,
    )
  const member = await findMember(database, email)
  if (!member) return undefined
  await (granted ? insertOperator : deleteOperator)(database, member.id, operator.who)
  return member.email
}

/** @throws not-owner (403) if the caller lacks one of the rights, or has it for fewer remotes; no remotes means all */
export function demandPower(
  operator: Operator,
  { rights, remotes }: Pick<TokenRow, 'rights' | 'remotes'>,
): void {
  for (const right of rights) demandRight(operator, right)
  if (operator.remotes.length === 0) return
  if (remotes.length === 0)
    throw errors.notOwner(
      `${operator.who} may decide about ${operator.remotes.join(', ')} only, not about all remotes.`,
    )
  for (const remote of remotes) demandRight(operator, 'grant', remote)
}

import type { Right } from '@within-reach/contract'
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
import { hashOfToken, issuerOfToken, newToken } from './tokens'

/** What the platform asks to learn what a token of the command line allows; undefined where it is unknown or over. */
export const createFindToken =
  (database: Database) =>
  async (token: string): Promise<Operator | undefined> => {
    const hash = hashOfToken(token)
    const found = await findToken(database, hash)
    return (
      found && {
        // An email has no blank in it: a token cannot pass for a person.
        who: `token ${found.name}`,
        issuer: issuerOfToken(hash),
        rights: found.rights,
        remotes: found.remotes,
        ...(found.expires_at && { until: found.expires_at }),
      }
    )
  }

/** A token that somebody asks for. */
export interface WantedToken {
  readonly name: string
  readonly rights: readonly Right[]
  /** Empty for all. */
  readonly remotes: readonly string[]
  readonly days?: number
}

const day = 24 * 60 * 60_000

/**
 * Makes a token. Nobody hands on what they do not have: no right, no remote, no day.
 * @returns the token, which stands nowhere else from here on; undefined where its name is taken
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
      `${operator.who} ends on ${operator.until.toISOString()}: no token of it may outlast it.`,
    )
  const token = newToken()
  const expires = end ?? operator.until ?? null
  const row: TokenRow = {
    name,
    rights: [...new Set(rights)],
    remotes: [...new Set(remotes)],
    expires_at: expires,
  }
  return (await insertToken(database, row, hashOfToken(token), operator.who)) ? token : undefined
}

/**
 * Ends a token.
 * @returns false where there is none of that name
 * @throws not-owner (403) where it allows more than whoever ends it may do
 */
export async function endToken(database: Database, operator: Operator, name: string): Promise<boolean> {
  const found = await findTokenByName(database, name)
  if (!found) return false
  demandPower(operator, found)
  return deleteToken(database, name)
}

/**
 * Makes a member an operator, or no longer one.
 * @returns their email; undefined where no member has it
 * @throws not-owner (403) where an operator may do more than who asks: they may change all remotes, and for good
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
      `${operator.who} ends on ${operator.until.toISOString()}, and an operator has no end: use a token without one.`,
    )
  const member = await findMember(database, email)
  if (!member) return undefined
  await (granted ? insertOperator(database, member.id, operator.who) : deleteOperator(database, member.id))
  return member.email
}

function demandPower(operator: Operator, { rights, remotes }: Pick<TokenRow, 'rights' | 'remotes'>): void {
  for (const right of rights) demandRight(operator, right)
  if (operator.remotes.length === 0) return
  if (remotes.length === 0)
    throw errors.notOwner(
      `${operator.who} may decide about ${operator.remotes.join(', ')} only, not about all remotes.`,
    )
  for (const remote of remotes) demandRight(operator, 'grant', remote)
}

import type { Right } from '@within-reach/contract'
import { errors } from './errors'

/** Who may change the registry: an operator, or a token of the command line. */
export interface Operator {
  /** An operator's email or a token's name, as the history shows it. */
  readonly who: string
  /** What the links that it makes name it by: `u` and a member's number, or `t` and the beginning of a token's hash. */
  readonly issuer: string
  /** None for a member who is no operator. Whoever has any may read as well. */
  readonly rights: readonly Right[]
  /** The remotes that it may change; empty for all. */
  readonly remotes: readonly string[]
  /** When a token ends; absent where it does not. */
  readonly until?: Date
  /** An operator's sign-in that has to be verified with a passkey first. */
  readonly unverified?: boolean
}

/**
 * Lets only those go on who have a right.
 * @param remote the remote that is to be changed, where it is about one
 * @throws not-owner (403), whose message says what is missing; second-factor (403)
 */
export function demandRight(operator: Operator, right: Right, remote?: string): void {
  const { who, rights } = operator
  if (rights.length === 0) throw errors.notOwner('Only operators of the site may do this.')
  if (operator.unverified) throw errors.secondFactor()
  if (right !== 'read' && !rights.includes(right))
    throw errors.notOwner(`${who} may not ${right}: the rights are ${rights.join(', ')}.`)
  if (right !== 'read' && remote !== undefined) demandRemote(operator, remote)
}

/**
 * Lets only those go on who may decide what somebody gets of a remote. Reading is not limited to remotes.
 * @throws not-owner (403), whose message says what is missing
 */
export function demandRemote({ who, remotes }: Operator, remote: string): void {
  if (remotes.length > 0 && !remotes.includes(remote))
    throw errors.notOwner(`${who} may change ${remotes.join(', ')} only, not ${remote}.`)
}

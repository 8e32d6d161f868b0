import type { Right } from '@within-reach/contract'
import type { Caller } from './caller'
import { errors } from './errors'

/** An operator, or the holder of a command-line token. */
export interface Operator {
  /** The operator's email or the token's name, as in the history. */
  readonly who: string
  /** The author's id in override links: `u` and a member's number, or `t` and the beginning of a token's hash. */
  readonly issuer: string
  /** Empty for a member who is not an operator. Any right includes reading. */
  readonly rights: readonly Right[]
  /** The remotes that it may change; empty means all. */
  readonly remotes: readonly string[]
  /** When a token expires; absent if it does not. */
  readonly until?: Date
  /** The second factor of an operator's session. While it is `due`, the operator may do nothing; while `missing`, only read. */
  readonly secondFactor?: Caller['secondFactor']
}

/**
 * Requires a right.
 * @param remote the remote to change, if any
 * @throws not-owner (403) with what is missing; second-factor or passkey-missing (403)
 */
export function demandRight(operator: Operator, right: Right, remote?: string): void {
  const { who, rights, secondFactor } = operator
  if (rights.length === 0) throw errors.notOwner('Only operators of the site may do this.')
  if (secondFactor === 'due') throw errors.secondFactor()
  if (secondFactor === 'missing' && right !== 'read') throw errors.passkeyMissing()
  if (right !== 'read' && !rights.includes(right))
    throw errors.notOwner(`${who} may not ${right}: the rights are ${rights.join(', ')}.`)
  if (right !== 'read' && remote !== undefined) demandRemote(operator, remote)
}

/**
 * Requires the right to decide about a remote. Reading is not limited to remotes.
 * @throws not-owner (403) with what is missing
 */
export function demandRemote({ who, remotes }: Operator, remote: string): void {
  if (remotes.length > 0 && !remotes.includes(remote))
    throw errors.notOwner(`${who} may change ${remotes.join(', ')} only, not ${remote}.`)
}

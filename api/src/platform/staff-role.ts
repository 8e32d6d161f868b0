import type { Call, StaffRole } from '@within-reach/contract'
import type { Caller } from './caller'
import { errors } from './errors'

const named: Record<StaffRole, string> = { moderator: 'moderators', agent: 'agents' }

/**
 * Requires the role that a call names, if it names one.
 * @param caller undefined if nobody is logged in
 * @throws logged-out (401), not-owner (403)
 */
export function demandRole({ staff }: Pick<Call, 'staff'>, caller: Pick<Caller, 'roles'> | undefined): void {
  if (staff === undefined) return
  if (!caller) throw errors.loggedOut()
  if (!caller.roles.includes(staff)) throw errors.notOwner(`Only ${named[staff]} of the site may do this.`)
}

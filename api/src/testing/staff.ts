import { changeStaff, type Session, type StaffRole } from '@within-reach/contract'
import type { TestApi } from './api'
import { ownerToken } from './owner'

/** Gives a member a role of staff, as an operator does. */
export async function grantRole(api: TestApi, { email }: Session, role: StaffRole): Promise<void> {
  const { outcome } = await api.call(changeStaff, { email, role }, { token: await ownerToken(api) })
  if (outcome.kind !== 'ok') throw new Error(`${email} is not ${role}: ${outcome.kind}`)
}

import type { StaffRole } from '@within-reach/contract'
import { addresses } from '../addresses'

/** Who may see a page of the desk: every role, one role, or operators. */
type Audience = 'staff' | StaffRole | 'operator'

const audiences: Readonly<Record<string, Audience>> = {
  [addresses.overview]: 'staff',
  [addresses.review]: 'moderator',
  [addresses.appeals]: 'moderator',
  [addresses.history]: 'moderator',
  [addresses.cases]: 'agent',
  [addresses.case]: 'agent',
  [addresses.papers]: 'agent',
  [addresses.staff]: 'operator',
}

/** What is known of a reader of the desk. */
export interface Reader {
  readonly roles: readonly StaffRole[]
  readonly operator: boolean
}

/** Whether a page is for this reader. The service checks each call again. */
export function mayOpen(path: string, { roles, operator }: Reader): boolean {
  const audience = audiences[path] ?? 'staff'
  if (audience === 'operator') return operator
  return audience === 'staff' ? roles.length > 0 : roles.includes(audience)
}

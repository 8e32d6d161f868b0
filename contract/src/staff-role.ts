import * as v from 'valibot'

/** The roles of staff: members who decide about reports, and members who answer inquiries. */
export const staffRoles = ['moderator', 'agent'] as const
export type StaffRole = (typeof staffRoles)[number]
export const StaffRole = v.picklist(staffRoles, `must be one of ${staffRoles.join(', ')}`)

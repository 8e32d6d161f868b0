import * as v from 'valibot'
import { defineCall } from './call'
import { Email } from './fields'
import { StaffRole } from './staff-role'

export const myRoles = defineCall({
  path: '/api/myRoles',
  summary: 'The staff roles of the caller; none for most members',
  login: 'bearer',
  reads: true,
  convention: 'truthy',
  request: v.object({}),
  success: v.object({ roles: v.array(StaffRole) }),
  failures: {},
})

export const changeStaff = defineCall({
  path: '/api/changeStaff',
  summary: 'Grant or revoke a staff role of a member',
  login: 'operator',
  right: 'staff',
  convention: 'truthy',
  request: v.object({
    email: Email,
    role: StaffRole,
    granted: v.optional(v.picklist(['yes', 'no']), 'yes'),
  }),
  success: v.object({ email: v.string(), roles: v.array(StaffRole) }),
  failures: { unknownEmail: 1 },
})

export const staff = defineCall({
  path: '/api/staff',
  summary: 'Every member with a staff role',
  login: 'operator',
  right: 'staff',
  convention: 'truthy',
  request: v.object({}),
  success: v.array(
    v.object({ email: v.string(), nick: v.string(), role: StaffRole, at: v.string(), who: v.string() }),
  ),
  failures: {},
})

import { changeStaff, myRoles, staff } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { fail, handle, ok } from '../platform/calls'
import { handleOwnRead } from '../platform/own-reads'
import type { Platform } from '../platform/platform'
import { listStaff, type StaffRow } from './queries'
import { setRole } from './service'

/** The roles of staff: who has them, and who grants them. */
export function registerStaff(app: FastifyInstance, platform: Platform): void {
  const { database } = platform

  handleOwnRead(app, platform, myRoles, (_fields, { roles }) => Promise.resolve(ok({ roles: [...roles] })))

  handle(app, platform, changeStaff, async ({ email, role, granted }, { operator }) => {
    const changed = await setRole(database, operator, { email, role, granted: granted === 'yes' })
    return changed
      ? ok(changed)
      : fail('unknownEmail', `No member has the email ${email}: they must sign up first.`)
  })

  handle(app, platform, staff, async () => ok((await listStaff(database)).map(presentStaff)))
}

const presentStaff = ({ email, nick, role, granted_at, granted_by }: StaffRow) => ({
  email,
  nick,
  role,
  at: granted_at.toISOString(),
  who: granted_by,
})

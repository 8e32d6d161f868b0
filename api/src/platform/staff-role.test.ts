import { calls, staffRoles } from '@within-reach/contract'
import { startApi } from '../testing/api'
import { demandRole } from './staff-role'

describe('a call of staff', () => {
  it.each(staffRoles)('is for a %s only', (role) => {
    const other = staffRoles.filter((one) => one !== role)
    expect(() => demandRole({ staff: role }, { roles: [role] })).not.toThrow()
    expect(() => demandRole({ staff: role }, { roles: other })).toThrow(
      `Only ${role}s of the site may do this.`,
    )
    expect(() => demandRole({ staff: role }, undefined)).toThrow('Log in first')
  })

  it('is a call with the bearer', () => {
    // `handle` identifies the caller of such calls only.
    const ofStaff = calls.filter(({ staff }) => staff !== undefined)
    expect(ofStaff.length).toBeGreaterThan(0)
    expect(ofStaff.filter(({ login }) => login !== 'bearer')).toEqual([])
  })
})

it('other calls ask for no role', () => {
  expect(() => demandRole({}, undefined)).not.toThrow()
})

describe('each call of staff', () => {
  it('is refused to members and visitors before its fields are read', async () => {
    const api = await startApi()
    const ana = await api.signUp('ana')
    for (const call of calls.filter(({ staff }) => staff !== undefined)) {
      expect((await api.call(call, {})).status).toBe(401)
      const { status, body } = await api.call(call, {}, { token: ana.api_token })
      expect([call.path, status, body.code]).toEqual([call.path, 403, 'not-owner'])
    }
    await api.close()
  })
})

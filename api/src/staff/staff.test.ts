import { changeStaff, grantOperator, myRoles, type Session, staff } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { ownerToken, tokenWith } from '../testing/owner'

let api: TestApi
let mina: Session
let owner: string
beforeAll(async () => {
  api = await startApi()
  mina = await api.signUp('mina')
  owner = await ownerToken(api)
})
afterAll(() => api.close())

const change = (fields: Record<string, string>, token: string | undefined = owner) =>
  api.call(changeStaff, { email: mina.email, ...fields }, { token })
const rolesOf = async ({ api_token: token }: Session) =>
  (await api.call(myRoles, {}, { token })).body.data as { roles: string[] }

describe('a role of staff', () => {
  it('is granted and revoked, and counts at once', async () => {
    expect(await rolesOf(mina)).toEqual({ roles: [] })
    const agent = await change({ role: 'agent', email: 'MINA@example.com' })
    expect(agent.body.data).toEqual({ email: mina.email, roles: ['agent'] })
    const both = await change({ role: 'moderator' })
    expect(both.body.data).toEqual({ email: mina.email, roles: ['moderator', 'agent'] })
    expect(await rolesOf(mina)).toEqual({ roles: ['moderator', 'agent'] })

    const revoked = await change({ role: 'agent', granted: 'no' })
    expect(revoked.body.data).toEqual({ email: mina.email, roles: ['moderator'] })
    expect(await rolesOf(mina)).toEqual({ roles: ['moderator'] })
  })

  it('is granted once, with the first author', async () => {
    await change({ role: 'moderator' })
    await change({ role: 'moderator' }, await tokenWith(api, ['staff']))
    const { outcome } = await api.call(staff, {}, { token: owner })
    const row = { email: mina.email, nick: 'mina', role: 'moderator', who: 'token owner' }
    expect(outcome).toMatchObject({ kind: 'ok', data: [row] })
  })

  it('is granted by an operator at the page of the staff, and by no suspended one', async () => {
    const ops = await api.signUp('ops')
    await api.call(grantOperator, { email: ops.email }, { token: owner })
    expect((await change({ role: 'agent' }, ops.api_token)).body.data).toMatchObject({ email: mina.email })
    expect((await api.call(staff, {}, { token: ops.api_token })).outcome.kind).toBe('ok')
    await change({ role: 'agent', granted: 'no' }, ops.api_token)

    await api.database.pool.query(
      "update users set suspended_until = now() + interval '1 day' where email = $1",
      [ops.email],
    )
    expect((await change({ role: 'agent' }, ops.api_token)).status).toBe(403)
  })

  it('is refused for an email without an account', async () => {
    const { status, outcome } = await change({ role: 'agent', email: 'nobody@example.com' })
    expect([status, outcome]).toEqual([
      200,
      {
        kind: 'unknownEmail',
        message: 'No member has the email nobody@example.com: they must sign up first.',
      },
    ])
  })

  it.each([
    ['an unknown role', { role: 'owner' }, 'Check "role": it must be one of moderator, agent.'],
    ['no role', {}, 'Check "role": it is missing.'],
    ['no email', { role: 'agent', email: '' }, 'Check "email": it must not be empty.'],
  ])('is refused for %s', async (_case, fields, message) => {
    const { status, body } = await change(fields as Record<string, string>)
    expect([status, body.message]).toEqual([400, message])
  })

  it('is granted by nobody else', async () => {
    const deployer = await tokenWith(api, ['promote'])
    for (const call of [changeStaff, staff]) {
      const fields = { email: mina.email, role: 'agent' }
      expect((await api.call(call, fields)).status).toBe(401)
      const asMember = await api.call(call, fields, { token: mina.api_token })
      expect([asMember.status, asMember.body.code]).toEqual([403, 'not-owner'])
      const asDeployer = await api.call(call, fields, { token: deployer })
      expect([asDeployer.status, asDeployer.body.code]).toEqual([403, 'not-owner'])
    }
    expect((await api.call(myRoles, {})).status).toBe(401)
  })

  it('is not granted by a token that is limited to a remote', async () => {
    const token = await tokenWith(api, ['staff'], ['mfe-desk'])
    const { status, body } = await change({ role: 'agent' }, token)
    expect([status, body.message]).toEqual([403, expect.stringMatching('mfe-desk only, not about staff')])
  })

  it('is not the operator role', async () => {
    await api.call(grantOperator, { email: mina.email }, { token: owner })
    expect(await rolesOf(mina)).toEqual({ roles: ['moderator'] })
    await api.call(grantOperator, { email: mina.email, granted: 'no' }, { token: owner })
  })
})

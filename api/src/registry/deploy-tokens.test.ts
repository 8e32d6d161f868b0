import { chmod, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  createToken,
  grantOperator,
  registryAccess,
  registryStatus,
  revokeToken,
  rights,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { ownerToken, tokenWith } from '../testing/owner'
import { ensureOwnerToken, ownerTokenLines } from './owner-token'

const logged: string[] = []
let api: TestApi
let owner: string
beforeAll(async () => {
  api = await startApi({ logTo: { write: (line) => void logged.push(line) } })
  owner = await ownerToken(api)
})
afterAll(() => api.close())

const make = (fields: Record<string, string | number>, token = owner) =>
  api.call(createToken, fields, { token })
const access = async () => {
  const { outcome } = await api.call(registryAccess, {}, { token: owner })
  return outcome.kind === 'ok' ? outcome.data : undefined
}
const mayRead = async (token: string) => (await api.call(registryStatus, {}, { token })).status === 200

describe('the token of the owner', () => {
  const file = () => path.join(api.platform.settings.dataDir, 'reach-token')

  it('is written to a file at the first start, for its owner only, and never logged', async () => {
    expect(owner).toMatch(/^wr_[\w-]{43}$/)
    expect((await stat(file())).mode & 0o777).toBe(0o600)
    expect((await access())?.tokens).toContainEqual({ name: 'owner', rights, remotes: [], expires: null })
    expect(logged.join('')).not.toContain(owner)
    const { rows } = await api.database.pool.query<{ kept: string }>(
      'select t::text as kept from deploy_tokens t',
    )
    expect(JSON.stringify(rows)).not.toContain(owner.slice(3))
  })

  it('is created once: later starts and other instances keep it', async () => {
    expect(await ensureOwnerToken(api.database, api.platform.settings.dataDir, true)).toBe('kept')
    const second = await startApi({ sharing: api })
    await expect(ownerToken(second)).rejects.toThrow('ENOENT')
    expect((await second.call(registryStatus, {}, { token: owner })).status).toBe(200)
    await second.close()
  })

  it('is created again if no token can grant any more, by one of the starting instances', async () => {
    await tokenWith(api, ['grant'], ['mfe-events'])
    await writeFile(file(), 'old')
    await chmod(file(), 0o644)
    expect((await api.call(revokeToken, { name: 'owner' }, { token: owner })).outcome.kind).toBe('ok')
    expect(await mayRead(owner)).toBe(false)
    const { dataDir } = api.platform.settings
    const made = await Promise.all([1, 2, 3].map(() => ensureOwnerToken(api.database, dataDir, true)))
    expect(made.sort()).toEqual(['kept', 'kept', 'made'])
    expect((await stat(file())).mode & 0o777).toBe(0o600)
    owner = await ownerToken(api)
    expect(await mayRead(owner)).toBe(true)
  })

  it('is kept if its file may be on another instance, and the log says what to do', async () => {
    expect(await ensureOwnerToken(api.database, '/nowhere', false)).toBe('lost')
    expect(await mayRead(owner)).toBe(true)
    expect(ownerTokenLines.lost).toContain("DELETE FROM deploy_tokens WHERE name = 'owner'")
  })

  it('is replaced if its file is lost and no other instance can have it', async () => {
    await rm(file())
    expect(await ensureOwnerToken(api.database, api.platform.settings.dataDir, true)).toBe('replaced')
    expect(await mayRead(owner)).toBe(false)
    owner = await ownerToken(api)
    expect(await mayRead(owner)).toBe(true)
  })

  it('is not created if it cannot be written to a file', async () => {
    await api.call(revokeToken, { name: 'owner' }, { token: owner })
    await expect(ensureOwnerToken(api.database, '/nowhere', true)).rejects.toThrow('ENOENT')
    expect(await ensureOwnerToken(api.database, api.platform.settings.dataDir, true)).toBe('made')
    owner = await ownerToken(api)
    expect(await mayRead(owner)).toBe(true)
  })
})

describe('a token', () => {
  it('can do what it was created for, until it is revoked', async () => {
    const { outcome } = await make({ name: 'ci', rights: 'read, publish', remotes: 'mfe-events', days: 30 })
    const token = outcome.kind === 'ok' ? outcome.data.token : ''
    expect(await mayRead(token)).toBe(true)
    const entry = (await access())?.tokens.find(({ name }) => name === 'ci')
    expect(entry).toMatchObject({ rights: ['read', 'publish'], remotes: ['mfe-events'] })
    expect(Date.parse(entry?.expires ?? '') - Date.now()).toBeGreaterThan(29 * 24 * 60 * 60_000)
    expect((await api.call(createToken, { name: 'x', rights: 'read' }, { token })).body.message).toBe(
      'token ci may not grant: the rights are read, publish.',
    )
    expect((await api.call(revokeToken, { name: 'ci' }, { token: owner })).outcome.kind).toBe('ok')
    expect(await mayRead(token)).toBe(false)
    expect((await api.call(revokeToken, { name: 'ci' }, { token: owner })).outcome).toMatchObject({
      kind: 'unknown',
      message: 'There is no token called ci.',
    })
  })

  it('expires', async () => {
    const { outcome } = await make({ name: 'short', rights: 'read', days: 1 })
    const token = outcome.kind === 'ok' ? outcome.data.token : ''
    await api.database.pool.query(`update deploy_tokens set expires_at = now() where name = 'short'`)
    expect(await mayRead(token)).toBe(false)
  })

  it('has a unique name', async () => {
    await make({ name: 'twice', rights: 'read' })
    expect((await make({ name: 'twice', rights: 'read' })).outcome).toMatchObject({
      kind: 'exists',
      message: 'There is already a token called twice: revoke it, or choose another name.',
    })
  })

  it.each([
    ['no name', { rights: 'read' }, 'name'],
    ['no right', { name: 'a', rights: ' , ' }, 'rights'],
    ['an unknown right', { name: 'a', rights: 'read,fly' }, 'rights'],
    ['an invalid remote', { name: 'a', rights: 'read', remotes: 'events' }, 'remotes'],
    ['no time', { name: 'a', rights: 'read', days: 0 }, 'days'],
    ['a time of more than ten years', { name: 'a', rights: 'read', days: 3651 }, 'days'],
  ])('with %s is refused', async (_case, fields, field) => {
    const { status, body } = await make(fields)
    expect([status, body.message]).toEqual([400, expect.stringContaining(`"${field}`)])
  })
})

describe('granting rights', () => {
  const ends = async (token: string, name: string) => api.call(revokeToken, { name }, { token })

  it('is limited to the rights of the granter', async () => {
    const token = await tokenWith(api, ['grant', 'read'])
    expect((await make({ name: 'a', rights: 'read' }, token)).status).toBe(200)
    expect((await make({ name: 'b', rights: 'read,publish' }, token)).status).toBe(403)
    expect((await ends(token, 'owner')).status).toBe(403)
  })

  it('is limited to the remotes of the granter, who makes nobody an operator of all', async () => {
    await api.signUp('bea')
    const token = await tokenWith(api, ['grant', 'read', 'publish'], ['mfe-events', 'mfe-other'])
    const one = { name: 'c', rights: 'publish', remotes: 'mfe-events' }
    expect((await make(one, token)).status).toBe(200)
    expect((await make({ ...one, name: 'd', remotes: 'mfe-events,mfe-account' }, token)).status).toBe(403)
    expect((await make({ ...one, name: 'd', remotes: '' }, token)).status).toBe(403)
    expect((await ends(token, 'twice')).status).toBe(403)
    expect((await ends(token, 'c')).status).toBe(200)
    expect((await api.call(grantOperator, { email: 'bea@example.com' }, { token })).status).toBe(403)
  })

  it('makes operators only with all rights of an operator, and with a token that does not expire', async () => {
    const email = (await api.signUp('dana')).email
    const grantBy = async (name: string, rights: string, more: { days?: number } = {}) => {
      const { outcome } = await make({ name, rights, ...more })
      const token = outcome.kind === 'ok' ? outcome.data.token : ''
      const { status, body } = await api.call(grantOperator, { email }, { token })
      return [status, body.message]
    }
    expect(await grantBy('granter', 'grant')).toEqual([
      403,
      expect.stringContaining('token granter may not preview'),
    ])
    expect(await grantBy('month', 'grant,preview,promote,switch,staff', { days: 30 })).toEqual([
      403,
      expect.stringMatching(
        /^token month expires on .*, but operators do not expire: use a token that does not expire\.$/,
      ),
    ])
    expect(await grantBy('whole', 'grant,preview,promote,switch,staff')).toEqual([200, undefined])
    await api.call(grantOperator, { email, granted: 'no' }, { token: owner })
  })

  it('is limited to the expiry of the granter', async () => {
    const { outcome } = await make({ name: 'week', rights: 'grant,read', days: 7 })
    const token = outcome.kind === 'ok' ? outcome.data.token : ''
    expect((await make({ name: 'e', rights: 'read', days: 8 }, token)).status).toBe(403)
    expect((await make({ name: 'f', rights: 'read' }, token)).status).toBe(200)
    const tokens = (await access())?.tokens ?? []
    const endOf = (wanted: string) => tokens.find(({ name }) => name === wanted)?.expires
    expect(endOf('f')).toBe(endOf('week'))
  })
})

describe('an operator', () => {
  const grant = (email: string, granted?: string) =>
    api.call(grantOperator, { email, granted }, { token: owner })

  it('is a member who was granted the role, until it is revoked', async () => {
    const cas = await api.signUp('cas')
    expect((await api.call(registryStatus, {}, { token: cas.api_token })).status).toBe(403)
    expect((await grant('CAS@example.com')).outcome).toMatchObject({
      kind: 'ok',
      data: { email: 'cas@example.com', operator: true },
    })
    expect((await grant('cas@example.com')).outcome.kind).toBe('ok')
    expect((await api.call(registryStatus, {}, { token: cas.api_token })).status).toBe(200)
    expect((await access())?.operators).toEqual([
      { email: 'cas@example.com', at: expect.any(String) as string, who: 'token owner' },
    ])
    expect((await grant('cas@example.com', 'no')).outcome).toMatchObject({ data: { operator: false } })
    expect((await api.call(registryStatus, {}, { token: cas.api_token })).status).toBe(403)
    expect((await access())?.operators).toEqual([])
  })

  it('must have an account', async () => {
    expect((await grant('nobody@example.com')).outcome).toMatchObject({
      kind: 'unknownEmail',
      message: 'No member has the email nobody@example.com: they must sign up first.',
    })
    expect((await grant('nobody')).status).toBe(400)
  })
})

it.each([
  ['createToken', createToken, { name: 'z', rights: 'read' }],
  ['revokeToken', revokeToken, { name: 'owner' }],
  ['grantOperator', grantOperator, { email: 'bea@example.com' }],
  ['registryAccess', registryAccess, {}],
])('%s requires a token that can grant', async (_name, call, fields) => {
  const { api_token: member } = await api.signUp(`m${_name}`)
  const reader = await tokenWith(api, ['read'], [`mfe-${_name.toLowerCase()}`])
  const statusWith = async (token?: string) => (await api.call(call, fields, { token })).status
  expect(await statusWith()).toBe(401)
  expect(await statusWith(`wr_${'a'.repeat(43)}`)).toBe(401)
  expect(await statusWith(member)).toBe(403)
  expect(await statusWith(reader)).toBe(403)
})

import { login, developmentTicket, registryStatus, revokeToken } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { ownerToken, tokenWith } from '../testing/owner'
import { createDevelopment } from './development'

let api: TestApi
let previewing: string
beforeAll(async () => {
  api = await startApi({ settings: { DEVELOPMENT: 'on' } })
  previewing = await tokenWith(api, ['preview'], ['mfe-events'])
})
afterAll(() => api.close())

const ask = (fields: Record<string, string>, token?: string, site = api) =>
  site.call(developmentTicket, fields, { ...(token !== undefined && { token }) })
const ticketOf = async (token = previewing) => {
  const { outcome } = await ask({ remotes: 'mfe-events' }, token)
  if (outcome.kind !== 'ok') throw new Error(`no ticket: ${outcome.kind}`)
  return outcome.data.ticket
}
const get = (ticket: string, site = api) =>
  fetch(`${site.url}/readyz`, { headers: { 'Development-Ticket': ticket } })

describe('a ticket', () => {
  it('is issued to who may preview the remotes, and accepted with every request', async () => {
    const { status, headers } = await get(await ticketOf())
    expect([status, headers.get('development-ended')]).toEqual([200, null])
  })

  it.each([
    ['no remote', { remotes: '' }, 400],
    ['a name that is no remote', { remotes: 'mfe-events,../etc' }, 400],
    ["another team's remote", { remotes: 'mfe-events,mfe-trips' }, 403],
  ])('is refused for %s', async (_, fields, status) => {
    expect((await ask(fields, previewing)).status).toBe(status)
  })

  it('is refused to who is logged out, and to who may not preview', async () => {
    expect((await ask({ remotes: 'mfe-events' })).outcome.kind).toBe('logged-out')
    const publishing = await tokenWith(api, ['publish'], ['mfe-events'])
    expect((await ask({ remotes: 'mfe-events' }, publishing)).status).toBe(403)
  })

  it('is refused where the setting is off, which is the default', async () => {
    const closed = await startApi()
    const token = await tokenWith(closed, ['preview'])
    expect((await ask({ remotes: 'mfe-events' }, token, closed)).outcome).toMatchObject({
      kind: 'off',
      message: 'This site does not allow development: its setting DEVELOPMENT is off.',
    })
    const { status, headers } = await get(await ticketOf(), closed)
    expect([status, headers.get('development-ended')]).toEqual([403, 'off'])
    await closed.close()
  })

  it.each([
    ['changed', (ticket: string) => ticket.replace('mfe-events', 'mfe-trips')],
    ['without a seal', (ticket: string) => ticket.slice(0, ticket.lastIndexOf(':'))],
    ['empty', () => ''],
  ])('that is %s is refused', async (_, change) => {
    const { status, headers } = await get(change(await ticketOf()))
    expect([status, headers.get('development-ended')]).toEqual([403, 'refused'])
  })

  it('of another site is refused', async () => {
    const other = await startApi({ settings: { DEVELOPMENT: 'on' } })
    const { headers } = await get(await ticketOf(), other)
    expect(headers.get('development-ended')).toBe('refused')
    await other.close()
  })

  it('ends with the token that asked for it', async () => {
    const token = await tokenWith(api, ['preview'], ['mfe-events', 'mfe-trips'])
    const ticket = await ticketOf(token)
    expect((await get(ticket)).status).toBe(200)
    await api.call(revokeToken, { name: 'preview mfe-events,mfe-trips' }, { token: await ownerToken(api) })
    expect((await get(ticket)).headers.get('development-ended')).toBe('expired')
  })

  it('ends after 12 hours', async () => {
    let now = Date.parse('2026-11-24T08:00:00Z')
    const issuers = { mayStillIssue: () => Promise.resolve(true) }
    const development = createDevelopment({ mode: 'on', key: Buffer.alloc(32), issuers, now: () => now })
    const { ticket, until } = development.issue(['mfe-events'], 'u1')
    expect(until).toBe('2026-11-24T20:00:00.000Z')
    now += 12 * 60 * 60_000 - 1
    expect(await development.refusalOf(ticket)).toBeUndefined()
    now += 1
    expect(await development.refusalOf(ticket)).toBe('expired')
  })
})

describe('a page under development', () => {
  it('has no rights of an operator, whatever token it sends', async () => {
    const headers = { 'Development-Ticket': await ticketOf() }
    for (const token of [await ownerToken(api), previewing]) {
      const answer = await api.call(registryStatus, {}, { token, headers })
      expect([answer.status, answer.body.message]).toEqual([
        403,
        'A page that shows remotes under development has no rights of an operator.',
      ])
      expect(answer.headers.get('development-withheld')).toBe('operator')
    }
  })

  it('keeps them at a site that only this machine reaches', async () => {
    const local = await startApi({ settings: { DEVELOPMENT: 'local' } })
    const token = await ownerToken(local)
    const { outcome } = await ask({ remotes: 'mfe-console' }, token, local)
    const ticket = outcome.kind === 'ok' ? outcome.data.ticket : ''
    const headers = { 'Development-Ticket': ticket }
    expect((await local.call(registryStatus, {}, { token, headers })).outcome.kind).toBe('ok')
    const forged = { 'Development-Ticket': `${ticket}x` }
    expect((await local.call(registryStatus, {}, { token, headers: forged })).status).toBe(403)
    await local.close()
  })

  it('serves members as always', async () => {
    const headers = { 'Development-Ticket': await ticketOf() }
    const { outcome } = await api.call(
      login,
      { email: 'nobody@example.com', password: 'x'.repeat(12) },
      { headers },
    )
    expect(outcome.kind).not.toBe('ok')
    expect(outcome.kind).not.toBe('refused')
  })
})

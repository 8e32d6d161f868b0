import { badges, checkDomain, confirmDomain, myBadges, posting } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ settings: { ORGANISATION_DOMAINS: 'employer:firm.example' } })
})
afterAll(() => api.close())

/** A member to whose address at the firm a code was mailed. */
async function asked(nick: string) {
  const { api_token: token } = await api.signUp(nick)
  const address = `${nick}@firm.example`
  await api.call(checkDomain, { email: address }, { token })
  const own = async () => (await api.call(myBadges, {}, { token })).body.data
  return { address, token, own }
}

it('names the address that waits for its code, until that is entered', async () => {
  const { address, token, own } = await asked('lea')
  expect(await own()).toMatchObject({ codeSentTo: address })
  await api.call(confirmDomain, { vcode: await api.lastCode(address) }, { token })
  expect(await own()).not.toHaveProperty('codeSentTo')
})

it('names no address whose code has expired', async () => {
  const { own } = await asked('max')
  await api.database.pool.query('update domain_codes set expires_at = now()')
  expect(await own()).not.toHaveProperty('codeSentTo')
})

it('names the address to nobody else', async () => {
  const { token } = await asked('pia')
  const { outcome } = await api.call(posting, { type: 'qb', subject: 'x', description: 'x' }, { token })
  const id = outcome.kind === 'ok' ? outcome.data.post_idx : 0
  const { body } = await api.call(badges, { kind: 'post', id })
  expect(body.data).toHaveProperty('domain')
  expect(JSON.stringify(body)).not.toContain('firm.example')
})

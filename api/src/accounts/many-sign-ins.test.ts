import { getProfile, limits, login } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { withBusyHashing } from '../testing/busy-hashing'

let api: TestApi
beforeAll(async () => (api = await startApi()))
afterAll(() => api.close())

it('keeps the twenty newest sign-ins of a member, and ends the least recently used', async () => {
  const { email, api_token: first } = await api.signUp('ana')
  const { api_token: others } = await api.signUp('ben')
  const signIn = async () => {
    const { outcome } = await api.call(login, { email, password: 'password of ana' })
    if (outcome.kind !== 'ok') throw new Error(outcome.kind)
    return outcome.data.api_token
  }
  const alive = async (token: string) => (await api.call(getProfile, {}, { token })).status === 200

  const [second] = [await signIn()]
  await api.database.pool.query(`update tokens set used_at = now() - interval '2 days'`)
  // The first sign-in was used again.
  await api.call(getProfile, {}, { token: first })
  const tokens = []
  for (let n = 2; n < limits.tokensPerMember; n++) tokens.push(await signIn())
  expect(await alive(second)).toBe(true)
  await api.database.pool.query(
    `update tokens set used_at = now() - interval '1 day' where hash = sha256($1::bytea)`,
    [Buffer.from(second)],
  )
  tokens.push(await signIn())
  expect(await alive(second)).toBe(false)
  expect(await Promise.all([first, ...tokens].map(alive))).toEqual(Array(limits.tokensPerMember).fill(true))
  expect(await alive(others)).toBe(true)
})

it('does not count a right password as wrong when the password queue is full', async () => {
  const { email } = await api.signUp('cho')
  const { rows } = await api.database.pool.query<{ id: number }>('select id from users where email = $1', [
    email,
  ])
  const account = rows[0]?.id ?? 0
  const fields = { email, password: 'password of cho' }
  await withBusyHashing(account, async () => {
    // More than the wrong passwords that lock an account.
    for (let n = 0; n < 12; n++) expect((await api.call(login, fields)).outcome.kind).toBe('unavailable')
  })
  expect((await api.call(login, fields)).outcome.kind).toBe('ok')
})

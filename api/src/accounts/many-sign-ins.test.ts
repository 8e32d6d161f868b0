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
  const fields = { email, password: 'password of cho' }
  await withBusyHashing(email, async () => {
    // More than the wrong passwords that lock an account.
    for (let n = 0; n < 12; n++) expect((await api.call(login, fields)).outcome.kind).toBe('unavailable')
  })
  expect((await api.call(login, fields)).outcome.kind).toBe('ok')
})

/** Runs while every statement about accounts and tries waits. */
async function whileLocked<T>(run: () => Promise<T>): Promise<T> {
  const holder = await api.database.pool.connect()
  await holder.query('begin; lock table users, tries')
  try {
    return await run()
  } finally {
    await holder.query('rollback')
    holder.release()
  }
}

it('refuses a login before any statement when the password queue is full', async () => {
  const { email } = await api.signUp('dan')
  const answer = await withBusyHashing(email, () =>
    whileLocked(() => api.call(login, { email: email.toUpperCase(), password: 'password of dan' })),
  )
  expect(answer).toMatchObject({
    status: 503,
    body: { res: false, code: 'unavailable' },
    outcome: { kind: 'unavailable', retryAfter: 1 },
  })
})

it('refuses a login before its form is read when the queue is full for everybody, and other calls are answered', async () => {
  const broken = () => api.call(login, { email: 'not an email' })
  expect((await broken()).status).toBe(400)
  let member = 0
  await withBusyHashing(
    () => `member ${++member}`,
    async () => {
      expect(await broken()).toMatchObject({ status: 503, outcome: { kind: 'unavailable', retryAfter: 1 } })
      expect((await api.call(getProfile, {})).status).toBe(401)
    },
  )
  expect((await broken()).status).toBe(400)
})

it('counts only as many logins at once as fit into the password queue', async () => {
  const { email } = await api.signUp('eve')
  const attempts = 30
  let refused = 0
  const answers = await whileLocked(async () => {
    const asked = Array.from({ length: attempts }, () =>
      api.call(login, { email, password: 'password of eve' }),
    )
    await new Promise<void>((resolve) => {
      for (const answer of asked)
        void answer.then(({ status }) => status === 503 && ++refused === 20 && resolve())
    })
    return asked
  })
  const kinds = (await Promise.all(answers)).map(({ outcome }) => outcome.kind)
  const right = kinds.filter((kind) => kind === 'ok').length
  // While a comparison is slow, such as on a busy machine, fewer fit.
  expect(right).toBeGreaterThan(0)
  expect(right).toBeLessThanOrEqual(10)
  expect(kinds.filter((kind) => kind === 'unavailable')).toHaveLength(attempts - right)
})

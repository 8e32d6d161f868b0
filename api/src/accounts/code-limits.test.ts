import { type Call, sendVCode, verifyCode } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
beforeAll(async () => (api = await startApi()))
afterAll(() => api.close())

describe('the limits of codes', () => {
  const ask = (email: string, address: string, call: Call = sendVCode) =>
    api.call(call, { email }, { address })

  it('allow one per minute to an email, in any case', async () => {
    const began = performance.now()
    await ask('minute@example.com', '10.1.0.1')
    const again = await ask('Minute@example.com', '10.1.0.2')
    expect([again.status, again.body.res]).toEqual([429, 429])
    const passed = (performance.now() - began) / 1000
    expect(Number(again.headers.get('Retry-After'))).toBeGreaterThanOrEqual(60 - Math.ceil(passed))
  })

  it('allow five per hour to an email', async () => {
    const email = 'hour@example.com'
    const aMinuteLater = () => api.database.pool.query(`delete from tries where name = 'code-minute'`)
    for (let sent = 0; sent < 5; sent++) {
      expect((await ask(email, '10.1.0.3')).status).toBe(200)
      await aMinuteLater()
    }
    const sixth = await ask(email, '10.1.0.3')
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('Retry-After'))).toBeGreaterThan(3_500)
  })

  it('allow twenty per hour from an address', async () => {
    const answers = []
    for (let sent = 0; sent < 21; sent++)
      answers.push((await ask(`many${sent}@example.com`, '10.1.0.4')).status)
    expect(answers).toEqual([...Array(20).fill(200), 429])
    expect((await ask('another@example.com', '10.1.0.5')).status).toBe(200)
  })
})

it('after ten wrong sign-up codes for an email in a day, the right one is not called wrong', async () => {
  const email = 'guessed@example.com'
  await api.call(sendVCode, { email })
  await api.database.pool.query(
    `insert into tries (name, key, count, ends_at) values ('guess-email', $1, 10, now() + interval '23 hours')`,
    [email],
  )
  const vcode = await api.lastCode(email)
  const { status, headers } = await api.call(verifyCode, { email, vcode })
  expect(status).toBe(429)
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(22 * 3600)
  await api.database.pool.query(`update tries set count = 9 where name = 'guess-email'`)
  expect((await api.call(verifyCode, { email, vcode })).body).toMatchObject({ res: 0, data: 1 })
})

import { startApi, type TestApi } from '../../testing/api'
import { createChanging } from '../../testing/changing-email'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('no waiting mail about news reaches the address that was left, but a warning does', async () => {
  const eli = await api.signUp('eli')
  await api.database.pool.query(
    `insert into mail_outbox (recipient, subject, body, next_try, stop_address) values
      ($1, 'News', '', now() + interval '1 hour', 'http://127.0.0.1/stop'),
      ($1, 'A warning', '', now() + interval '1 hour', null)`,
    [eli.email],
  )
  await createChanging(api).change(eli, 'eli@elsewhere.example')
  const { rows } = await api.database.pool.query(
    `delete from mail_outbox where next_try > now() + interval '50 minutes' returning subject`,
  )
  expect(rows).toEqual([{ subject: 'A warning' }])
})

import { writeInCase } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { signUpAgent, visitorsCase } from '../testing/cases'
import { confirmOne } from './send-mails'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('a confirmation that comes after the answer of an agent promises none, and is about no waiting list', async () => {
  const agent = await signUpAgent(api, 'yuna')
  const email = 'quick@example.com'
  const { idx } = await visitorsCase(api, email)
  await api.call(writeInCase, { idx, kind: 'message', text: 'Hello' }, { token: agent.api_token })
  await api.database.pool.query('update cases set confirmed_at = null where id = $1', [idx])
  // The service may confirm it itself.
  await confirmOne(api.platform)
  const confirmations = () => api.mails().filter(({ to, text }) => to === email && text.includes('/case#'))
  while (confirmations().length < 2) await new Promise(setImmediate)
  const text = confirmations().at(-1)?.text
  expect(text).toContain('Thank you for your inquiry')
  expect(text).not.toMatch(/waiting list|answers by/)
})

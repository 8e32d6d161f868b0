import { deleteAccount, limits, login, reverseDecision } from '@within-reach/contract'
import { callAs, type Desk, openDesk, reportedPost } from '../testing/desk'
import { decideAs } from '../testing/moderated'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.api.close())

it('a reversed ban leaves the usual time to keep an account whose deletion was asked for before', async () => {
  const { api, ana, ben, mod } = desk
  const content = await reportedPost({ api, ben }, ana)
  const password = 'password of ana'
  const logIn = () => api.call(login, { email: ana.email, password })
  expect((await callAs(api, ana, deleteAccount, { password, content: 'remove' })).outcome.kind).toBe('ok')
  const idx = await decideAs(api, mod, content, 'ban')
  await api.database.pool.query(`update account_deletions set due_at = due_at - interval '10 days'`)
  const before = Date.now()
  await callAs(api, mod, reverseDecision, { idx, why: 'A mistake' })
  await api.platform.cleanup.runAll()
  const { outcome } = await logIn()
  const due = outcome.kind === 'ok' ? Date.parse(outcome.data.deletion ?? '') : outcome.kind
  expect(due).toBeGreaterThanOrEqual(before + limits.deletionDelay - 1000)
  await api.database.pool.query(`update account_deletions set due_at = due_at - interval '7 days'`)
  await api.platform.cleanup.runAll()
  expect((await logIn()).outcome.kind).toBe('unknownEmail')
})

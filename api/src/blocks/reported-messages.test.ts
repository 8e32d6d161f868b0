import { block, report } from '@within-reach/contract'
import { callAs, openDesk, type Desk } from '../testing/desk'
import { openReviewOf, reportAs, sendMessage, type Written } from '../testing/moderated'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.api.close())

it('a report of a message can be changed after its sender was blocked', async () => {
  const { api, ana, ben, mod } = desk
  const message: Written = { kind: 'message', id: await sendMessage(api, ana, ben, 'Pay first') }
  const first = await reportAs(api, ben, message, { reason: 'spam' })
  await callAs(api, ben, block, { ...message })
  expect(await reportAs(api, ben, message, { reason: 'hate', words: 'Worse' })).toBe(first)
  const { reports } = await openReviewOf(api, mod, message)
  expect(reports).toMatchObject([{ report_idx: first, reason: 'hate', words: 'Worse' }])
})

it('a message that was sent during a block is not known to the recipient', async () => {
  const { api, ana, other } = desk
  const before: Written = { kind: 'message', id: await sendMessage(api, ana, other, 'before') }
  await callAs(api, other, block, { ...before })
  await expect(sendMessage(api, ana, other, 'during')).rejects.toThrow('did not arrive')
  const { rows } = await api.database.pool.query<{ id: number }>(
    `select id from messages where body = 'during'`,
  )
  const { status } = await callAs(api, other, report, {
    kind: 'message',
    id: rows[0]?.id ?? 0,
    reason: 'scam',
  })
  expect(status).toBe(404)
})

import { insertMail } from '../platform/mail/outbox-queries'
import { startApi } from './api'

it('shows the mails of a site at every instance, whichever sent them', async () => {
  const first = await startApi()
  const second = await startApi({ sharing: first })
  // No instance is woken, so any of them may send it.
  await insertMail(first.database, { to: 'ana@example.com', subject: 'Hello', text: 'x' }, undefined)
  const arrived = [await first.mailTo('ana@example.com'), await second.mailTo('ana@example.com')]
  expect(arrived.map(({ subject }) => subject)).toEqual(['Hello', 'Hello'])
  await second.close()
  await first.close()
})

import { Histogram } from 'prom-client'
import { gate } from '../../testing/gate'
import { mailSites } from '../../testing/mail-sites'
import { createOutbox } from './outbox'
import { deleteOldMails, takeDueMail } from './outbox-queries'

const { database, mailServer, site, rows } = mailSites()

it('a mail that expires is sent while slow recipients delay all others', async () => {
  const { open, opened } = gate()
  const server = await mailServer({
    answer: (to) => (to.startsWith('slow') ? opened.then(() => undefined) : undefined),
  })
  const { mailTo } = site(server.url)
  for (let n = 0; n < 8; n++) await mailTo(`slow-${n}@example.com`)
  await mailTo('ana@example.com', { validFor: 600 })
  expect(await server.arrived(() => true)).toMatchObject({ to: 'ana@example.com' })
  open()
  await server.arrived(() => server.mails.length === 9)
})

it('a mail that expires is sent before earlier others', async () => {
  const server = await mailServer()
  const idle = createOutbox(database(), {
    wake() {},
    isAway: () => false,
    failures: () => ({ away: 0, 'not now': 0, refused: 0 }),
    delays: new Histogram({ name: 'delays', help: 'of no worker', registers: [] }),
    stop: () => Promise.resolve(),
  })
  const mail = { subject: 'Hello', text: 'x' }
  await idle.enqueue(database(), { ...mail, to: 'first@example.com' })
  await idle.enqueue(database(), { ...mail, to: 'code@example.com', validFor: 600 })
  expect(await takeDueMail(database(), false)).toMatchObject({ recipient: 'code@example.com' })
  const { worker } = site(server.url)
  await server.arrived(() => server.mails.length === 2)
  await worker.stop()
  expect(await rows()).toEqual([])
})

it('a mail that has expired is deleted, not sent', async () => {
  const server = await mailServer()
  const { mailTo, worker } = site(server.url)
  await worker.stop()
  await mailTo('late@example.com', { validFor: -1 })
  await mailTo('ana@example.com')
  const other = site(server.url)
  await server.arrived(({ to }) => to === 'ana@example.com')
  await other.worker.stop()
  expect(server.mails.map(({ to }) => to)).toEqual(['ana@example.com'])
  await deleteOldMails(database())
  expect(await rows()).toEqual([])
})

it.each([
  ['waits long for its turn', 'away', 'tries = 0'],
  ['waits long for the mail server', 'away', 'tries = 3, away = true'],
  ['is deferred by its recipient’s server', 'open', 'tries = 3, away = false'],
])('if an expiring mail %s, the mail server counts as %s', async (_case, expected, state) => {
  const server = await mailServer()
  const { mailTo, outbox, worker } = site(server.url)
  await worker.stop()
  await mailTo('ana@example.com', { validFor: 600 })
  expect(await outbox.reach('ben@example.com')).toBe('open')
  await database().pool.query(`UPDATE mail_outbox SET created_at = now() - interval '31 seconds', ${state}`)
  expect(await outbox.reach('ben@example.com')).toBe(expected)
})

import { gate } from '../../testing/gate'
import { mailSites } from '../../testing/mail-sites'

const { database, mailServer, site, rows, whenDue } = mailSites()

/** Breaks the connections that hold a transaction open, as a failover of the database does. */
const breakTransactions = () =>
  database().pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'idle in transaction'`,
  )

it('does not send a mail again that was accepted while the database broke', async () => {
  const [received, { open, opened }] = [gate(), gate()]
  const server = await mailServer({
    async answer() {
      received.open()
      await opened
      return undefined
    },
  })
  const { mailTo, worker, failedRound } = site(server.url)
  await mailTo('ana@example.com')
  await received.opened
  await breakTransactions()
  open()
  await failedRound()
  await whenDue(worker)
  await worker.stop()
  expect(server.mails.map(({ to }) => to)).toEqual(['ana@example.com'])
  expect(await rows()).toEqual([])
})

it('sends another mail with the id of one that the database lost', async () => {
  const server = await mailServer()
  const { mailTo, worker } = site(server.url)
  await mailTo('ana@example.com')
  await server.arrived(({ to }) => to === 'ana@example.com')
  // A failover may lose the last steps of a sequence.
  await database().pool.query('ALTER TABLE mail_outbox ALTER COLUMN id RESTART')
  await mailTo('ben@example.com')
  await worker.stop()
  expect(server.mails.map(({ to }) => to)).toEqual(['ana@example.com', 'ben@example.com'])
})

it('sends a mail again under the same Message-ID if it did not read the answer', async () => {
  const [received, checked] = [gate(), gate()]
  const server = await mailServer({
    check() {
      received.open()
      return checked.opened
    },
  })
  const first = site(server.url)
  await first.mailTo('ana@example.com')
  await received.opened
  await first.worker.stop(0)
  checked.open()
  await whenDue(site(server.url).worker)
  await server.arrived(() => server.mails.length === 2)
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(1)
})

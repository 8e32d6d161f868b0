import { createOutbox } from '../platform/mail/outbox'
import { smtpTransport } from '../platform/mail/transport'
import { type MailWorker, startMailWorker } from '../platform/mail/worker'
import type { OpenDatabase } from '../platform/database/database'
import { openTestDatabase } from './database'
import { captureLog } from './captured-log'
import { type MailServerBehaviour, startMailServer, type TestMailServer } from './mail-server'

/** A row of the outbox. */
export interface OutboxRow {
  readonly recipient: string
  readonly body: string
  readonly failed_at: Date | null
  readonly last_error: string
  readonly next_try: Date
  /** Seconds until the next try. */
  readonly wait: number
}

/**
 * Mail servers, and sites that send to them from one outbox in a real PostgreSQL. Registers Jest hooks that stop what a
 * test started.
 */
export function mailSites() {
  let opened: OpenDatabase | undefined
  const ends: (() => Promise<void>)[] = []
  const database = (): OpenDatabase => {
    if (!opened) throw new Error('the database is opened before the tests')
    return opened
  }
  beforeAll(async () => {
    opened = await openTestDatabase()
  })
  afterAll(() => opened?.close())
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
    await database().pool.query('DELETE FROM mail_outbox')
  })
  return {
    database,
    async mailServer(manners?: MailServerBehaviour): Promise<TestMailServer> {
      const server = await startMailServer(manners)
      ends.push(server.stop)
      return server
    },
    site(url: string) {
      const { log, waitForLine, text } = captureLog()
      const worker = startMailWorker(database(), smtpTransport(url, 'no-reply@example.com'), log)
      ends.push(() => worker.stop())
      const outbox = createOutbox(database(), worker)
      const mailTo = (to: string, more: { readonly validFor?: number } = {}) =>
        database().transaction((tx) =>
          outbox.enqueue(tx, { to, subject: 'Your code', text: 'It is 31337.', ...more }),
        )
      const notSent = (reason: string, tries = 1) =>
        waitForLine(
          (line) =>
            line.msg === 'mail not sent; it is retried unless givenUp is true' &&
            line.reason === reason &&
            line.tries === tries,
        )
      const failedRound = () =>
        waitForLine(({ msg }) => msg === 'the outbox could not be read; retried in the next round')
      return { worker, outbox, mailTo, notSent, failedRound, logged: text }
    },
    async rows(): Promise<OutboxRow[]> {
      const { rows } = await database().pool.query<OutboxRow>(
        'SELECT *, extract(epoch FROM next_try - now())::float8 AS wait FROM mail_outbox ORDER BY id',
      )
      return rows
    },
    /** Makes every mail due. */
    async whenDue({ wake }: MailWorker): Promise<void> {
      await database().pool.query('UPDATE mail_outbox SET next_try = now()')
      wake()
    },
  }
}

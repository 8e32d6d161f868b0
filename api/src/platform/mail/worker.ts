import type { Logger } from 'pino'
import type { Database } from '../database/database'
import { createRepeatedLines } from '../repeated-lines'
import { codesOf, reasonOf } from './failure'
import { deleteMail, deleteOldMails, postponeMail, takeDueMail, type WaitingMail } from './outbox-queries'
import type { MailTransport } from './transport'

/** How often the outbox is looked through for mails of other instances and for new tries, in milliseconds. */
const roundEvery = 2000
const purgeEvery = 60 * 60_000
/**
 * Mails that are sent at once: one that takes long holds up no other, and none holds up a mail that expires, such as a
 * code. Each needs a database connection.
 */
const lanes = { all: 3, expiring: 1 }
type Lane = keyof typeof lanes
/** How long after a failure the mail server counts as away, in milliseconds. */
const awayFor = 30_000
/** How long a stop waits for mails that are on their way, in milliseconds. */
const stopPatience = 5000

/** Sends what the outbox holds. */
export interface MailWorker {
  /** Looks at once instead of at the next round. */
  wake(): void
  /** Whether the mail server could not be reached a moment ago. */
  isAway(): boolean
  /**
   * Finishes the mails that are on their way and takes no more.
   * @param patience milliseconds after which they are cut off; they stay in the outbox
   */
  stop(patience?: number): Promise<void>
}

/**
 * Starts to send. A mail is locked while it is on its way and gone once the server has it; only a crash between the
 * two sends it again, under the same Message-ID.
 */
export function startMailWorker(database: Database, transport: MailTransport, log: Logger): MailWorker {
  const cut = new AbortController()
  const running = { all: new Set<Promise<void>>(), expiring: new Set<Promise<void>>() }
  // While the database is away, every round fails alike.
  const lines = createRepeatedLines()
  let stopped = false
  let wakes = 0
  let awayUntil = 0

  /** @returns whether to go on with the next */
  const sendOne = async (kind: Lane): Promise<boolean> => {
    const end = await database.transaction(async (tx) => {
      const mail = await takeDueMail(tx, kind === 'expiring')
      if (!mail) return 'none due'
      // There may be more: each lane that finds work opens the next.
      openLanes()
      try {
        await transport.send(asMail(mail), cut.signal)
      } catch (error) {
        return putBack(tx, mail.id, error)
      }
      await deleteMail(tx, mail.id)
      return 'sent'
    })
    if (end === 'none due') return false
    if (end !== 'sent') log.warn(end, 'a mail was not sent')
    const away = end !== 'sent' && end.reason === 'away'
    awayUntil = away ? Date.now() + awayFor : 0
    // The next would find the server away as well.
    return !away
  }

  const empty = async (kind: Lane): Promise<void> => {
    for (let seen = -1; !stopped && seen !== wakes;) {
      seen = wakes
      while (!stopped && (await sendOne(kind))) continue
    }
  }

  const openLane = (kind: Lane): void => {
    const open = running[kind]
    if (stopped || open.size >= lanes[kind]) return
    const lane: Promise<void> = empty(kind)
      .catch((error: unknown) =>
        lines.add('outbox', (more) => log.warn({ err: error, ...more }, 'the outbox could not be read')),
      )
      .finally(() => open.delete(lane))
    open.add(lane)
  }

  const openLanes = (): void => {
    openLane('all')
    openLane('expiring')
  }

  const wake = (): void => {
    // A lane that looked just before this looks again, since it may have missed the mail.
    wakes++
    openLanes()
  }

  const purge = () =>
    void deleteOldMails(database).catch((error: unknown) =>
      log.warn({ err: error }, 'the outbox was not cleared'),
    )

  const timers = [setInterval(wake, roundEvery), setInterval(purge, purgeEvery)]
  wake()
  return {
    wake,
    isAway: () => Date.now() < awayUntil,
    async stop(patience = stopPatience) {
      stopped = true
      timers.forEach(clearInterval)
      const late = setTimeout(() => cut.abort(), patience)
      await Promise.all([...running.all, ...running.expiring])
      clearTimeout(late)
      lines.end()
      transport.close()
    },
  }
}

/** @returns what the log says of it */
async function putBack(tx: Database, id: string, error: unknown) {
  const reason = reasonOf(error)
  const planned = await postponeMail(tx, id, reason, (error as Error).message)
  return { mail: id, reason, ...codesOf(error), ...planned }
}

const asMail = ({ id, recipient, reply_to, subject, body, created_at }: WaitingMail) => ({
  id: `${created_at.getTime()}.${id}`,
  to: recipient,
  subject,
  text: body,
  replyTo: reply_to ?? undefined,
})

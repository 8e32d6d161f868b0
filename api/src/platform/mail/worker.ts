import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { Histogram } from 'prom-client'
import type { Database } from '../database/database'
import { createRepeatedLines } from '../repeated-lines'
import { timed, type Tracing } from '../tracing/span'
import { codesOf, type Reason, reasonOf } from './failure'
import {
  commitWithoutWaiting,
  deleteOldMails,
  deleteUnlessUndone,
  postponeMail,
  takeDueMail,
  undoDelete,
  type WaitingMail,
} from './outbox-queries'
import type { MailTransport, OutgoingMail } from './transport'

/** How often the outbox is checked for mails of other instances and for retries, in milliseconds. */
const roundEvery = 2000
const purgeEvery = 60 * 60_000
/**
 * Mails that are sent in parallel, so that a slow one delays no other, and none delays an expiring one such as a code. Each
 * needs a database connection.
 */
const lanes = { all: 3, expiring: 1 }
type Lane = keyof typeof lanes
/** How long after a failure the mail server counts as unreachable, in milliseconds. */
const awayFor = 30_000
/** How many accepted mails a worker remembers. More than a failing database can lose. */
const remembered = 1000
/** How long a stop waits for mails that are being sent, in milliseconds. */
const stopTimeout = 5000

/** Sends the mails of the outbox. */
export interface MailWorker {
  /** Checks the outbox at once instead of at the next round. */
  wake(): void
  /** Whether the mail server was just unreachable. */
  isAway(): boolean
  /** How many tries of this worker failed, by reason. */
  failures(): Readonly<Record<Reason, number>>
  /** How long the mails waited that this worker sent; in no metrics registry yet. */
  readonly delays: Histogram
  /**
   * Finishes the mails that are being sent, and starts no more.
   * @param timeout milliseconds after which they are aborted; they stay in the outbox
   */
  stop(timeout?: number): Promise<void>
}

/**
 * Starts to send. A mail is locked while it is being sent, and is gone once the server has accepted it. Only a crash in
 * between sends it again, under the same Message-ID. If the database fails in between, this worker remembers the mail.
 * @param tracing sends each try to send a mail of a traced request as a part of its trace
 */
export function startMailWorker(
  database: Database,
  transport: MailTransport,
  log: Logger,
  tracing?: Pick<Tracing, 'begin'>,
): MailWorker {
  const cut = new AbortController()
  const running = { all: new Set<Promise<void>>(), expiring: new Set<Promise<void>>() }
  // While the database is unreachable, every round fails in the same way.
  const lines = createRepeatedLines()
  let stopped = false
  let wakes = 0
  let awayUntil = 0
  // By Message-ID, because a failover of the database may give an id a second time.
  const accepted = new LRUCache<string, true>({ max: remembered })
  const failures: Record<Reason, number> = { away: 0, 'not now': 0, refused: 0 }
  const delays = createDelays()

  const send = (mail: OutgoingMail, trace: string | null): Promise<void> => {
    const sent = () => transport.send(mail, cut.signal)
    if (trace === null || !tracing) return sent()
    return timed(tracing.begin('send mail', { kind: 'job', attributes: {}, parentId: trace }), sent)
  }

  /** @returns whether to continue with the next mail */
  const sendOne = async (kind: Lane): Promise<boolean> => {
    const end = await database.transaction(async (tx) => {
      const mail = await takeDueMail(tx, kind === 'expiring')
      if (!mail) return 'none due'
      // There may be more: each lane that finds work starts the next lane.
      openLanes()
      await commitWithoutWaiting(tx)
      // Deleted before, so that after the server's answer only the commit is left: a crash until then sends the mail again.
      await deleteUnlessUndone(tx, mail.id)
      const outgoing = asMail(mail)
      if (accepted.has(outgoing.id)) return 'sent'
      try {
        await send(outgoing, mail.trace)
      } catch (error) {
        await undoDelete(tx)
        return putBack(tx, mail.id, error)
      }
      accepted.set(outgoing.id, true)
      // The database's clock may be ahead.
      delays.observe(Math.max(0, Date.now() - mail.created_at.getTime()) / 1000)
      return 'sent'
    })
    if (end === 'none due') return false
    if (end !== 'sent') {
      failures[end.reason]++
      log.warn(end, 'mail not sent; it is retried unless givenUp is true')
    }
    const away = end !== 'sent' && end.reason === 'away'
    awayUntil = away ? Date.now() + awayFor : 0
    // The next mail would find the server unreachable too.
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
        lines.add('outbox', (more) =>
          log.warn({ err: error, ...more }, 'the outbox could not be read; retried in the next round'),
        ),
      )
      .finally(() => open.delete(lane))
    open.add(lane)
  }

  const openLanes = (): void => {
    openLane('all')
    openLane('expiring')
  }

  const wake = (): void => {
    // A lane that checked just before this one checks again, because it may have missed the mail.
    wakes++
    openLanes()
  }

  const purge = () =>
    void deleteOldMails(database).catch((error: unknown) =>
      log.warn({ err: error }, 'expired mails could not be deleted; retried later'),
    )

  const timers = [setInterval(wake, roundEvery), setInterval(purge, purgeEvery)]
  wake()
  return {
    wake,
    isAway: () => Date.now() < awayUntil,
    failures: () => ({ ...failures }),
    delays,
    async stop(timeout = stopTimeout) {
      stopped = true
      timers.forEach(clearInterval)
      const late = setTimeout(() => cut.abort(), timeout)
      await Promise.all([...running.all, ...running.expiring])
      clearTimeout(late)
      lines.end()
      transport.close()
    },
  }
}

const createDelays = () =>
  new Histogram({
    name: 'mail_delay_seconds',
    help: 'Time from the event to the acceptance of its mail by the mail server',
    buckets: [1, 5, 15, 60, 300, 900, 3600, 4 * 3600],
    registers: [],
  })

/** @returns the fields of the log line */
async function putBack(tx: Database, id: string, error: unknown) {
  const reason = reasonOf(error)
  const planned = await postponeMail(tx, id, reason, (error as Error).message)
  return { mail: id, reason, ...codesOf(error), ...planned }
}

const asMail = ({
  id,
  recipient,
  reply_to,
  subject,
  body,
  created_at,
  stop_address,
}: WaitingMail): OutgoingMail => ({
  id: `${created_at.getTime()}.${id}`,
  to: recipient,
  subject,
  text: body,
  replyTo: reply_to ?? undefined,
  stopAddress: stop_address ?? undefined,
})

import { Email } from '@within-reach/contract'
import * as v from 'valibot'
import type { Database } from '../database/database'
import { currentSpan, inSpan } from '../tracing/span'
import type { Mail } from './mail'
import { insertMail, isLate, wasRefused } from './outbox-queries'
import type { MailWorker } from './worker'

export type { Mail } from './mail'

/**
 * Whether a mail can be delivered, as far as known: `refused` if the mail server said within the last hour that the mailbox
 * does not exist, `away` if the mail server was just unreachable.
 */
export type Reach = 'open' | 'refused' | 'away'

/** Seconds that an expiring mail may wait before the mail server counts as unreachable. */
const lateAfter = 30

/** Accepts mails that are sent as soon as their transaction is committed. */
export interface Outbox {
  /**
   * Puts a mail into the outbox.
   * @param tx the transaction of the event that the mail reports
   * @throws Error if an address is malformed; callers take addresses from schemas or settings
   */
  enqueue(tx: Database, mail: Mail): Promise<void>
  /** For a mail that expires, such as a code: whether to write it at all. */
  reach(to: string): Promise<Reach>
  /** Whether the mail server was just unreachable. */
  isServerAway(): boolean
  /** How many tries of this instance to send a mail failed, by reason. */
  failures: MailWorker['failures']
  readonly delays: MailWorker['delays']
}

/**
 * The outbox: a row in the caller's transaction. A mail is sent exactly if its event has happened, and none is lost while
 * the mail server is unreachable.
 * @param worker woken after each commit, so that a mail need not wait for the next round
 */
export function createOutbox(database: Database, worker: MailWorker): Outbox {
  return {
    async enqueue(tx, { to, replyTo, ...rest }) {
      // A single address only: a list or a header line must never reach a mail server.
      const addressed = { to: v.parse(Email, to), replyTo: replyTo && v.parse(Email, replyTo) }
      await insertMail(tx, { ...rest, ...addressed }, currentSpan()?.parentId)
      // The worker also sends the mails of others, which are not part of this request's trace.
      tx.afterCommit(() => inSpan(undefined, worker.wake))
    },
    isServerAway: worker.isAway,
    failures: worker.failures,
    delays: worker.delays,
    async reach(to) {
      if (await wasRefused(database, to)) return 'refused'
      // Waiting mails also reveal that another instance's worker could not reach the server.
      return worker.isAway() || (await isLate(database, lateAfter)) ? 'away' : 'open'
    },
  }
}

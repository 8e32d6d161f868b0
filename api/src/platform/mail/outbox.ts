import { Email } from '@within-reach/contract'
import * as v from 'valibot'
import type { Database } from '../database/database'
import type { Mail } from './mail'
import { insertMail, isLate, wasRefused } from './outbox-queries'
import type { MailWorker } from './worker'

export type { Mail } from './mail'

/**
 * What is known of mails to somebody before one is written: `refused` where the mail server said within the last
 * hour that there is no such mailbox, `away` where it could not be reached just now.
 */
export type Reach = 'open' | 'refused' | 'away'

/** Seconds that a mail which expires may wait before the mail server counts as away. */
const lateAfter = 30

/** Takes mails that are sent as soon as the transaction they belong to is done. */
export interface Outbox {
  /**
   * Puts a mail into the outbox.
   * @param tx the transaction that does what the mail tells of
   * @throws Error where an address is not one; callers take addresses from schemas or settings
   */
  enqueue(tx: Database, mail: Mail): Promise<void>
  /** For a mail that is worthless when it comes late, such as a code: whether to write it at all. */
  reach(to: string): Promise<Reach>
  /** Whether the mail server could not be reached a moment ago. */
  isServerAway(): boolean
}

/**
 * The outbox: a row in the caller's transaction, so that a mail leaves exactly when what it tells of has happened,
 * and none is lost while the mail server is away.
 * @param worker woken after each commit, so that a mail need not wait for the next round
 */
export function createOutbox(database: Database, worker: MailWorker): Outbox {
  return {
    async enqueue(tx, { to, replyTo, ...rest }) {
      // One address and nothing else: what looks like a list or a header line never gets near a mail server.
      const addressed = { to: v.parse(Email, to), replyTo: replyTo && v.parse(Email, replyTo) }
      await insertMail(tx, { ...rest, ...addressed })
      tx.afterCommit(worker.wake)
    },
    isServerAway: worker.isAway,
    async reach(to) {
      if (await wasRefused(database, to)) return 'refused'
      // What waits tells it also where another instance's worker met the silence.
      return worker.isAway() || (await isLate(database, lateAfter)) ? 'away' : 'open'
    },
  }
}

import type { Database, Statement } from '../database/database'

/** Locked rows are being sent. Those that were given up stay for the administrator. */
const stopped: Statement = {
  name: 'outbox-withdraw-stopped',
  text: `
    delete from mail_outbox where id in (
      select mail.id from mail_outbox mail join unnest($1::text[]) beginning on starts_with(mail.stop_address, beginning)
      where mail.failed_at is null for update of mail skip locked)`,
}

/**
 * Takes back waiting mails: who ends them expects none later, even if the mail server was away meanwhile.
 * @param addresses how the `stopAddress` of these mails begins
 */
export async function withdrawStopped(tx: Database, addresses: readonly string[]): Promise<void> {
  await tx.query(stopped, [addresses])
}

const news: Statement = {
  name: 'outbox-withdraw-news',
  text: `
    delete from mail_outbox where id in (
      select id from mail_outbox where lower(recipient) = lower($1) and stop_address is not null and failed_at is null
      for update skip locked)`,
}

/** Takes back what waits for a mailbox about news, which are no longer this person's. Others, such as warnings, are still sent. */
export async function withdrawNews(tx: Database, recipient: string): Promise<void> {
  await tx.query(news, [recipient])
}

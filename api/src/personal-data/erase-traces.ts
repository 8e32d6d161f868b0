import { formerActor } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import { staffColumns } from '../platform/staff-columns'
import type { Leaver } from './due-queries'
import { named } from './named'

/** By the number of the account: what no foreign key deletes. */
const byId: readonly Statement[] = [
  named('idempotency-keys-deleted', 'delete from idempotency_keys where user_id = $1'),
  // Who took a case. Handed back, it names nobody.
  named(
    'case-agents-forgotten',
    `update case_entries set body = '…' where author_id = $1 and kind = 'agent' and body <> ''`,
  ),
]

/** By the email, in any case. */
const byEmail: readonly Statement[] = [
  named('codes-deleted', 'delete from mailed_codes where lower(email) = lower($1)'),
  named('old-codes-deleted', 'delete from codes where lower(email) = lower($1)'),
  named('verified-emails-deleted', 'delete from verified_emails where lower(email) = lower($1)'),
  named('openid-arrivals-deleted', 'delete from openid_arrivals where lower(email) = lower($1)'),
  named('domain-codes-deleted', 'delete from domain_codes where lower(email) = lower($1)'),
  named(
    'mails-deleted',
    `delete from mail_outbox where lower(recipient) = lower($1) or lower(reply_to) = lower($1)`,
  ),
]

const inquiriesDeleted = named(
  'inquiries-deleted',
  'delete from inquiries where user_id = $1 or lower(email) = lower($2)',
)

// Keys of limits are a number, a pair of numbers, or contain an email.
const triesDeleted = named(
  'tries-deleted',
  `delete from tries where key in ($1::text, 'member ' || $1::text) or key like $1::text || '>%' or key like '%>' || $1::text
    or position(lower($2) in lower(key)) > 0`,
)

const staffForgotten = staffColumns.map(([table, column]) =>
  named(
    `${table}-${column}-forgotten`,
    `update ${table} set ${column} = '${formerActor}' where lower(${column}) = lower($1)`,
  ),
)

// An address that can be taken back belongs to this member alone, until the week is over.
const formerFound = named(
  'former-emails',
  `select distinct former_email as email from mailed_codes
    where user_id = $1 and purpose = 'restore' and used_at is null and link_expires_at > now()`,
)

/** Deletes inquiries with their cases, codes, waiting mails and counts, and takes the email out of the site's history. */
export async function eraseTraces(tx: Database, { id, email }: Leaver): Promise<void> {
  const former = await tx.query<{ email: string }>(formerFound, [id])
  for (const statement of byId) await tx.query(statement, [id])
  for (const own of [email, ...former.map((row) => row.email)]) {
    await tx.query(inquiriesDeleted, [id, own])
    await tx.query(triesDeleted, [id, own])
    for (const statement of [...byEmail, ...staffForgotten]) await tx.query(statement, [own])
  }
}

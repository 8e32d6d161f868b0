import type { EntryKind, Money, OfferAnswer } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import { tables } from './queries'

/** A case with a mail that is due, for one side. */
export interface DueMail {
  readonly id: number
  readonly created_at: Date
  readonly name: string
  /** Who asked. */
  readonly email: string
  /** Whether a member asked who can log in to read the case on its page. */
  readonly has_page: boolean
  /** The agent who has it; null if nobody has. */
  readonly agent_email: string | null
  readonly language: string | null
  readonly closed: boolean
  /** The mail with the link that works; null if none does. */
  readonly link_in: 'confirmation' | 'renewal' | null
  readonly asker_due: boolean
  readonly staff_due: boolean
  readonly asker_mailed: number
  readonly staff_mailed: number
}

const dueLocked: Statement = {
  name: 'cases-due-mail-locked',
  text: `select c.id, c.created_at, i.name, i.email, a.email as agent_email,
      exists (select from users m where m.id = c.user_id and m.banned_at is null) as has_page,
      i.language, c.state = 'closed' as closed, case when c.link_hash is null then null
        when exists (select from case_entries e where e.case_id = c.id and e.kind = 'link' and e.linked) then 'renewal'
        else 'confirmation' end as link_in,
      coalesce(c.asker_mail_at <= now(), false) as asker_due,
      coalesce(c.staff_mail_at <= now(), false) as staff_due, c.asker_mailed, c.staff_mailed
    from ${tables}
    where least(c.asker_mail_at, c.staff_mail_at) <= now()
    order by least(c.asker_mail_at, c.staff_mail_at) limit 1 for update of c skip locked`,
}

/** Locks the case whose mail has been due longest; undefined if none is due that no other instance writes. */
export async function lockDueMail(tx: Database): Promise<DueMail | undefined> {
  return (await tx.query<DueMail>(dueLocked))[0]
}

/** An entry for a mail, with its offer. */
export interface MailedEntry {
  readonly id: number
  readonly kind: EntryKind
  readonly author: string | null
  readonly body: string
  readonly state: string | null
  readonly due_at: Date | null
  readonly answer: OfferAnswer | null
  readonly offer: {
    readonly title: string
    readonly area: string
    readonly rent: number
    readonly deposit: number
    readonly currency: Money['currency']
    readonly available: string
    readonly body: string
  } | null
}

const entriesFound = (name: string, which: string): Statement => ({
  name: `cases-mailed-entries-${name}`,
  text: `select e.id, e.kind, u.nick as author, e.body, e.state, e.due_at, e.answer, to_jsonb(o) as offer
    from case_entries e left join users u on u.id = e.author_id left join case_offers o on o.id = e.offer_id
    where e.case_id = $1 and e.id > $2 and ${which} order by e.id`,
})
const entriesFor = {
  asker: entriesFound(
    'for-asker',
    `e.side <> 'asker' and e.kind in ('message', 'offer', 'state', 'due', 'agent')`,
  ),
  staff: entriesFound('for-staff', `e.side = 'asker' and e.kind in ('message', 'answer')`),
}

/**
 * The entries that a side gets by mail. Notes are not among them.
 * @param after the newest entry that it was mailed
 */
export async function findMailed(
  tx: Database,
  id: number,
  side: 'asker' | 'staff',
  after: number,
): Promise<MailedEntry[]> {
  return tx.query<MailedEntry>(entriesFor[side], [id, after])
}

const mailed = (side: 'asker' | 'staff'): Statement => ({
  name: `cases-mailed-to-${side}`,
  text: `update cases set ${side}_mail_at = null, ${side}_mailed = ${side}_newest where id = $1`,
})
const mailedTo = { asker: mailed('asker'), staff: mailed('staff') }

/** Records that a side was mailed everything up to the newest entry of a locked case. */
export async function markMailed(tx: Database, id: number, side: 'asker' | 'staff'): Promise<void> {
  await tx.query(mailedTo[side], [id])
}

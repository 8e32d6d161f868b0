import type { CaseState, EntryKind, OfferAnswer } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import type { CaseStatus } from './change'
import { hasAgent } from './queries'

/** A new entry. */
export interface NewEntry {
  readonly kind: EntryKind
  readonly side: 'asker' | 'agent' | 'site'
  readonly authorId?: number
  readonly body?: string
  readonly state?: CaseState
  readonly dueAt?: Date
  readonly linked?: boolean
  readonly offerId?: number
  readonly answer?: OfferAnswer
}

const entryInserted: Statement = {
  name: 'cases-entry-inserted',
  text: `insert into case_entries (case_id, kind, side, author_id, body, state, due_at, linked, offer_id, answer)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
}

/** Adds an entry, and returns its id. */
export async function insertEntry(tx: Database, caseId: number, entry: NewEntry): Promise<number> {
  const [inserted] = await tx.query<{ id: number }>(entryInserted, [
    caseId,
    entry.kind,
    entry.side,
    entry.authorId ?? null,
    entry.body ?? '',
    entry.state ?? null,
    entry.dueAt ?? null,
    entry.linked ?? null,
    entry.offerId ?? null,
    entry.answer ?? null,
  ])
  if (!inserted) throw new Error('the entry was not stored')
  return inserted.id
}

const statusSaved: Statement = {
  name: 'cases-status-saved',
  text: `update cases set state = $2, agent_id = $3, due_at = $4, first_answer_at = $5 where id = $1`,
}

/** Stores the status of a locked case. */
export async function saveStatus(tx: Database, id: number, status: CaseStatus): Promise<void> {
  const { state, agentId, dueAt, firstAnswerAt } = status
  await tx.query(statusSaved, [id, state, agentId ?? null, dueAt ?? null, firstAnswerAt ?? null])
}

const alarmEnded: Statement = {
  name: 'cases-alarm-ended',
  text: `update cases c set alarmed_at = null where c.id = $1 and c.alarmed_at is not null
    and (c.state = 'closed' or (${hasAgent} and coalesce(c.due_at > now(), true)))`,
}

/** Ends the alarm of a case that somebody has and that is not overdue, so that the next one is told at once. */
export async function endAlarm(tx: Database, id: number): Promise<void> {
  await tx.query(alarmEnded, [id])
}

/** Each side's columns about entries. */
const sides = {
  asker: { own: 'asker', other: 'staff' },
  staff: { own: 'staff', other: 'asker' },
} as const

/** The author's side has seen its own entries. The mail to the other side collects what follows within minutes. */
const noted = (author: keyof typeof sides): Statement => {
  const { own, other } = sides[author]
  return {
    name: `cases-noted-by-${author}`,
    text: `update cases set changed_at = now(), asker_newest = $2, staff_newest = $2, ${own}_seen = $2,
        ${other}_mail_at = case when $3 then coalesce(${other}_mail_at, now() + $4 * interval '1 millisecond')
          else ${other}_mail_at end
      where id = $1`,
  }
}
const notedBy = { asker: noted('asker'), staff: noted('staff') }

/**
 * Records the newest entry of a locked case, which both sides may see.
 * @param mailAfter milliseconds after which the other side is mailed; undefined if no mail is needed
 */
export async function noteNewest(
  tx: Database,
  id: number,
  entryId: number,
  author: 'asker' | 'staff',
  mailAfter: number | undefined,
): Promise<void> {
  await tx.query(notedBy[author], [id, entryId, mailAfter !== undefined, mailAfter ?? 0])
}

const staffNoted: Statement = {
  name: 'cases-noted-for-staff',
  text: 'update cases set staff_newest = $2, staff_seen = $2 where id = $1',
}

/** Records the newest entry of a locked case, which only staff may see. */
export async function noteForStaff(tx: Database, id: number, entryId: number): Promise<void> {
  await tx.query(staffNoted, [id, entryId])
}

const linkSet: Statement = { name: 'cases-link-set', text: 'update cases set link_hash = $2 where id = $1' }

/** Replaces the link of a locked case; undefined revokes it. */
export async function setLink(tx: Database, id: number, hash: Buffer | undefined): Promise<void> {
  await tx.query(linkSet, [id, hash ?? null])
}

const confirmed: Statement = {
  name: 'cases-confirmed',
  text: 'update cases set confirmed_at = now() where id = $1',
}

/** Records that the inquiry of a locked case was confirmed by mail. */
export async function markConfirmed(tx: Database, id: number): Promise<void> {
  await tx.query(confirmed, [id])
}

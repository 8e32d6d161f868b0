import type { CaseState, EntryKind, InquiryKind, OfferAnswer, Region } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'

/** A case with its inquiry. */
export interface CaseRecord {
  readonly id: number
  readonly kind: InquiryKind
  readonly state: CaseState
  /** The member who asked; null is a visitor, or a member whose account is gone. */
  readonly user_id: number | null
  readonly name: string
  readonly email: string
  readonly fields: Readonly<Record<string, string | number>>
  /** The area, location or subject. */
  readonly title: string
  readonly agent: string | null
  readonly due_at: Date | null
  readonly overdue: boolean
  readonly created_at: Date
  readonly changed_at: Date
  readonly has_link: boolean
  readonly asker_unread: boolean
  readonly staff_unread: boolean
  /** The closed region of an entry of the waiting list. */
  readonly waiting_for: Region | null
}

/**
 * Whether a case `c` has an agent. A member who is no agent any more has none: the mails of the asker are not for them, and the case
 * must not wait for them.
 */
export const hasAgent = `exists (select from staff_roles s join users w on w.id = s.user_id
    where s.user_id = c.agent_id and s.role = 'agent' and w.banned_at is null)`

/** The columns of a case `c`, its inquiry `i` and its agent `a`. */
export const columns = `c.id, i.kind, c.state, c.user_id, i.name, i.email, i.fields,
  coalesce(i.fields->>'area_in_mind', i.fields->>'location', i.fields->>'subject', '') as title,
  a.nick as agent, c.due_at, coalesce(c.state <> 'closed' and c.due_at < now(), false) as overdue,
  c.created_at, c.changed_at, c.link_hash is not null as has_link,
  c.asker_newest > c.asker_seen as asker_unread, c.staff_newest > c.staff_seen as staff_unread, i.waiting_for`

export const tables = `cases c join inquiries i on i.id = c.id
  left join users a on a.id = c.agent_id and ${hasAgent}`

/** Who reads or writes in a case, with what that needs. */
export type Access =
  | { readonly as: 'member'; readonly id: number; readonly userId: number }
  | { readonly as: 'link'; readonly hash: Buffer }
  | { readonly as: 'agent'; readonly id: number }

/** The condition on a case `c` for each access, with its values. */
const allowed = {
  member: 'c.id = $1 and c.user_id = $2',
  link: 'c.link_hash = $1',
  agent: 'c.id = $1',
} as const

const valuesOf = (access: Access): unknown[] =>
  access.as === 'link' ? [access.hash] : access.as === 'member' ? [access.id, access.userId] : [access.id]

const perAccess = (name: string, text: (condition: string) => string): Record<Access['as'], Statement> => ({
  member: { name: `cases-${name}-of-member`, text: text(allowed.member) },
  link: { name: `cases-${name}-of-link`, text: text(allowed.link) },
  agent: { name: `cases-${name}-of-agent`, text: text(allowed.agent) },
})

const caseFound = perAccess('case', (condition) => `select ${columns} from ${tables} where ${condition}`)

/** The case that this access opens, or undefined. */
export async function findCase(database: Database, access: Access): Promise<CaseRecord | undefined> {
  return (await database.query<CaseRecord>(caseFound[access.as], valuesOf(access)))[0]
}

/** A case that a transaction changes. */
export interface LockedCase {
  readonly id: number
  readonly state: CaseState
  readonly agent_id: number | null
  /** The nick of the agent. */
  readonly agent: string | null
  readonly due_at: Date | null
  readonly first_answer_at: Date | null
  readonly created_at: Date
  readonly name: string
  readonly email: string
  readonly user_id: number | null
  /** The language of the asker's pages. */
  readonly language: string | null
  /** Whether it is an entry of the waiting list. */
  readonly waits: boolean
}

const lockedColumns = `c.id, c.state, case when ${hasAgent} then c.agent_id end as agent_id,
  (select nick from users where id = c.agent_id) as agent, c.due_at, c.first_answer_at, c.created_at, c.user_id,
  i.name, i.email, i.language, i.waiting_for is not null as waits`

const caseLocked = perAccess(
  'locked',
  (condition) =>
    `select ${lockedColumns} from cases c join inquiries i on i.id = c.id where ${condition} for update of c`,
)

/** Locks the case that this access opens until the transaction ends; undefined if there is none. */
export async function lockCase(tx: Database, access: Access): Promise<LockedCase | undefined> {
  return (await tx.query<LockedCase>(caseLocked[access.as], valuesOf(access)))[0]
}

/** Confirmations to one address per hour. Anybody can send the form with anybody's address; further ones wait. */
const maxConfirmations = 20

const unconfirmedLocked: Statement = {
  name: 'cases-unconfirmed-locked',
  text: `select ${lockedColumns} from cases c join inquiries i on i.id = c.id
    where c.confirmed_at is null and (
        select count(*) from inquiries other join cases o on o.id = other.id
        where lower(other.email) = lower(i.email) and other.created_at > now() - interval '1 day'
          and o.confirmed_at > now() - interval '1 hour'
      ) < ${maxConfirmations}
    order by c.id limit 1 for update of c skip locked`,
}

/** Locks the oldest case whose inquiry is to be confirmed now; undefined if there is none that no other instance confirms. */
export async function lockUnconfirmed(tx: Database): Promise<LockedCase | undefined> {
  return (await tx.query<LockedCase>(unconfirmedLocked))[0]
}

/** An entry with the nick of the agent who wrote it. */
export interface EntryRecord {
  readonly id: number
  readonly kind: EntryKind
  readonly side: 'asker' | 'agent' | 'site'
  readonly author: string | null
  readonly body: string
  readonly state: CaseState | null
  readonly due_at: Date | null
  readonly linked: boolean | null
  readonly offer_id: number | null
  readonly answer: OfferAnswer | null
  readonly created_at: Date
}

const entries = (which: string) => `select e.id, e.kind, e.side, u.nick as author, e.body, e.state, e.due_at,
    e.linked, e.offer_id, e.answer, e.created_at
  from case_entries e left join users u on u.id = e.author_id
  where e.case_id = $1 ${which} order by e.id`
const entriesForAsker: Statement = { name: 'cases-entries-for-asker', text: entries(`and e.kind <> 'note'`) }
const entriesForStaff: Statement = { name: 'cases-entries-for-staff', text: entries('') }

/** The entries of a case, oldest first. Notes are for staff. */
export async function findEntries(
  database: Database,
  id: number,
  reader: 'asker' | 'staff',
): Promise<EntryRecord[]> {
  return database.query<EntryRecord>(reader === 'staff' ? entriesForStaff : entriesForAsker, [id])
}

const seenByAsker: Statement = {
  name: 'cases-seen-by-asker',
  text: 'update cases set asker_seen = asker_newest where id = $1 and asker_seen < asker_newest',
}
const seenByStaff: Statement = {
  name: 'cases-seen-by-staff',
  text: 'update cases set staff_seen = staff_newest where id = $1 and staff_seen < staff_newest',
}

/** Records that a side has opened a case. */
export async function markSeen(database: Database, id: number, side: 'asker' | 'staff'): Promise<void> {
  await database.query(side === 'staff' ? seenByStaff : seenByAsker, [id])
}

const linksFound: Statement = {
  name: 'cases-links-found',
  text: 'select id, link_hash from cases where link_hash = any ($1)',
}

/** The cases that these links open. */
export async function findLinked(
  database: Database,
  hashes: readonly Buffer[],
): Promise<{ readonly id: number; readonly link_hash: Buffer }[]> {
  return database.query(linksFound, [hashes])
}

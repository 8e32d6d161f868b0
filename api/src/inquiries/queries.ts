import type { Language, Region } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'

export type InquiryKind = 'long-term' | 'short-term' | 'other'

/** An inquiry as it is stored and mailed. */
export interface Inquiry {
  readonly kind: InquiryKind
  /** The member; undefined is a visitor. */
  readonly userId: number | undefined
  readonly name: string
  readonly email: string
  /** The other fields, by their names in the call. */
  readonly fields: Readonly<Record<string, string | number>>
  /** The closed region of a waiting-list entry. */
  readonly waitingFor: Region | undefined
  /** The language of the page with the form. */
  readonly language: Language
}

const inquiryInserted: Statement = {
  name: 'inquiries-inquiry-stored',
  text: `insert into inquiries (kind, user_id, name, email, fields, waiting_for, language)
    values ($1, $2, $3, $4, $5, $6, $7) returning id`,
}

/** Stores an inquiry, for which the database opens a case. @returns their id */
export async function insertInquiry(tx: Database, inquiry: Inquiry): Promise<number> {
  const [inserted] = await tx.query<{ id: number }>(inquiryInserted, [
    inquiry.kind,
    inquiry.userId ?? null,
    inquiry.name,
    inquiry.email,
    JSON.stringify(inquiry.fields),
    inquiry.waitingFor ?? null,
    inquiry.language,
  ])
  if (!inserted) throw new Error('the inquiry was not stored')
  return inserted.id
}

/** The retention period that the privacy page promises. */
const oldDeleted: Statement = {
  name: 'inquiries-old-deleted',
  text: `with gone as (delete from inquiries where created_at < now() - interval '1 year' returning 1)
    select count(*)::integer as count from gone`,
}

/** Deletes inquiries that are older than a year, and returns how many. */
export async function deleteOldInquiries(database: Database): Promise<number> {
  return (await database.query<{ count: number }>(oldDeleted))[0]?.count ?? 0
}

import type { Region } from '@within-reach/contract'
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
}

const inquiryInserted: Statement = {
  name: 'inquiries-inquiry-inserted',
  text: `insert into inquiries (kind, user_id, name, email, fields, waiting_for)
    values ($1, $2, $3, $4, $5, $6)`,
}

/** Stores an inquiry. */
export async function insertInquiry(tx: Database, inquiry: Inquiry): Promise<void> {
  await tx.query(inquiryInserted, [
    inquiry.kind,
    inquiry.userId ?? null,
    inquiry.name,
    inquiry.email,
    JSON.stringify(inquiry.fields),
    inquiry.waitingFor ?? null,
  ])
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

import {
  type ContentKind,
  limits,
  type ModerationAction,
  type ModerationEvent,
  type ReportReason,
} from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'

/** An entry of the history. */
export interface EventRow {
  readonly id: number
  readonly what: ModerationEvent['what']
  readonly actor: string
  readonly about: string
  /** The nick of the member whom it is about; null if the account is gone. */
  readonly author: string | null
  readonly words: string
  readonly action: ModerationAction | null
  readonly reason: ReportReason | null
  readonly kind: ContentKind | null
  readonly content_id: number | null
  readonly decision_id: number | null
  readonly review_id: number | null
  readonly created_at: Date
}

/** Moderators do not see who decided about them. */
const visible = 'member_id is distinct from $1'

const eventsListed: Statement = {
  name: 'moderation-events',
  text: `select e.id, e.what, e.actor, e.about, u.nick as author, e.words, e.action, e.reason, e.kind, e.content_id, e.decision_id,
      e.review_id, e.created_at
    from moderation_events e left join users u on u.id = e.member_id
    where ${visible} order by e.id desc limit ${limits.pageSize} offset $2::bigint`,
}

const eventsCounted: Statement = {
  name: 'moderation-events-counted',
  text: `select count(*)::integer as total from moderation_events where ${visible}`,
}

/** One page of the history for a moderator, the newest first, with its length. */
export async function listEvents(
  database: Database,
  moderatorId: number,
  offset: number,
): Promise<{ readonly rows: readonly EventRow[]; readonly total: number }> {
  const rows = await database.query<EventRow>(eventsListed, [moderatorId, offset])
  const [counted] = await database.query<{ total: number }>(eventsCounted, [moderatorId])
  return { rows, total: counted?.total ?? 0 }
}

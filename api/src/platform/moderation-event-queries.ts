import type { ModerationAction, ModerationEvent, ReportReason, ContentKind } from '@within-reach/contract'
import type { Database, Statement } from './database/database'

/** An entry of the history of moderation, which cannot be changed later. */
export interface NewEvent {
  readonly what: ModerationEvent['what']
  /** Undefined for an operator's token. */
  readonly actorId?: number
  /** The nick, or the name of a token, as it is now. */
  readonly actor: string
  /** The member whom it is about. Moderators do not see entries about themselves. */
  readonly memberId: number
  /** In words that need no other record. */
  readonly about: string
  readonly words?: string
  readonly action?: ModerationAction
  readonly reason?: ReportReason
  readonly kind?: ContentKind
  readonly contentId?: number
  readonly decisionId?: number
  readonly reviewId?: number
}

const eventInserted: Statement = {
  name: 'moderation-event-inserted',
  text: `insert into moderation_events (what, actor_id, actor, member_id, about, words, action, reason, kind, content_id,
      decision_id, review_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
}

/** Adds an entry, in the transaction of what it is about. */
export async function insertEvent(tx: Database, event: NewEvent): Promise<void> {
  await tx.query(eventInserted, [
    event.what,
    event.actorId ?? null,
    event.actor,
    event.memberId,
    event.about,
    event.words ?? '',
    event.action ?? null,
    event.reason ?? null,
    event.kind ?? null,
    event.contentId ?? null,
    event.decisionId ?? null,
    event.reviewId ?? null,
  ])
}

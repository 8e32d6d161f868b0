import type { ContentKind } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import type { WithdrawalReason } from '../platform/withdrawal/content-store'
import { keptFor } from './kept-for'

const takenOver: Statement = {
  name: 'moderation-withdrawn-taken-over',
  text: `update withdrawn set parent_id = null, decision_id = $3, delete_at = now() + $4 * interval '1 day'
    where kind = $1 and content_id = $2 and parent_id is not null
    returning id`,
}

/**
 * Lets a decision hide what is hidden with its post already, so that it does not come back with the post.
 * @returns false if it was not hidden with its post
 */
export async function takeOver(
  tx: Database,
  kind: ContentKind,
  id: number,
  { decisionId, keptFor: days }: WithdrawalReason,
): Promise<boolean> {
  return (await tx.query(takenOver, [kind, id, decisionId, days])).length > 0
}

const handedOver: Statement = {
  name: 'moderation-withdrawn-handed-over',
  // The rows of the comments of a post have no decision of their own until then.
  text: `with held as (
      select w.id, other.id as decision_id, other.delete_at
      from withdrawn w cross join lateral (
        select d.id, d.created_at + case d.action when 'remove' then $3::integer else $4::integer end * interval '1 day' as delete_at
        from decisions d
        where d.user_id = w.user_id and d.id <> $2 and d.reversed_at is null and (
          d.action = 'ban' and d.withdraws
          or d.action in ('hide', 'remove') and exists (
            select from reviews r where (r.id = d.review_id or r.merged_into = d.review_id)
              and r.kind = w.kind and r.content_id = w.content_id))
        order by d.id desc limit 1
      ) other
      where w.id = $1 or w.parent_id = $1
    )
    update withdrawn w set decision_id = held.decision_id, parent_id = null, delete_at = held.delete_at
    from held where w.id = held.id
    returning w.id`,
}

/**
 * Hands what a reversed decision hid, and the comments that are hidden with it, over to other decisions in force that hide them.
 * @returns whether the content itself stays hidden
 */
export async function handOver(tx: Database, withdrawnId: number, reversedId: number): Promise<boolean> {
  const values = [withdrawnId, reversedId, keptFor.remove, keptFor.hide]
  return (await tx.query<{ id: number }>(handedOver, values)).some(({ id }) => id === withdrawnId)
}

const otherwiseFound: Statement = {
  name: 'moderation-withdrawn-otherwise',
  text: `select exists (
      select from withdrawn where kind = $1 and content_id = $2 and decision_id is distinct from $3
    ) as found`,
}

/** Whether content is hidden by another decision, or with its post. */
export async function isOtherwiseWithdrawn(
  tx: Database,
  kind: ContentKind,
  id: number,
  decisionId: number,
): Promise<boolean> {
  return (await tx.query<{ found: boolean }>(otherwiseFound, [kind, id, decisionId]))[0]?.found ?? false
}

import type { Database, Statement } from '../platform/database/database'
import type { HardFinding, JudgedKind, RuleFigures } from '../platform/interlock'

/** A finding with what it was judged by. */
export interface StoredFinding extends HardFinding {
  readonly rules: readonly string[]
  readonly rulesVersion: string
  readonly fingerprint: string
}

const findingStored: Statement = {
  name: 'interlock-finding-stored',
  text: `insert into interlock_findings
      (subject, subject_id, author_id, categories, rules, severity, rules_version, fingerprint)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (subject, subject_id) do update set categories = excluded.categories, rules = excluded.rules,
      severity = excluded.severity, rules_version = excluded.rules_version, fingerprint = excluded.fingerprint,
      found_at = now(), verdict = null, decided_at = null`,
}

/** Stores a finding. A change of the text replaces the finding and reopens the decision. */
export async function storeFinding(tx: Database, finding: StoredFinding): Promise<void> {
  const { subject, id, authorId, categories, rules, severity, rulesVersion, fingerprint } = finding
  await tx.query(findingStored, [
    subject,
    id,
    authorId,
    categories,
    rules,
    severity,
    rulesVersion,
    fingerprint,
  ])
}

const cautionSet: Readonly<Record<JudgedKind, Statement>> = {
  post: {
    name: 'interlock-post-caution-set',
    text: 'update posts set caution = $2 where id = $1 and caution is distinct from $2',
  },
  comment: {
    name: 'interlock-comment-caution-set',
    text: 'update comments set caution = $2 where id = $1 and caution is distinct from $2',
  },
  message: {
    name: 'interlock-message-caution-set',
    text: 'update messages set caution = $2 where id = $1 and caution is distinct from $2',
  },
}

/** @param categories null shows the text openly */
export async function setCaution(
  tx: Database,
  subject: JudgedKind,
  id: number,
  categories: readonly string[] | null,
): Promise<void> {
  await tx.query(cautionSet[subject], [id, categories])
}

const withdrawnCautionSet: Statement = {
  name: 'interlock-withdrawn-caution-set',
  text: `update withdrawn set content = content || jsonb_build_object('caution', $3::text[])
    where kind = $1 and content_id = $2`,
}

/**
 * The same for a text that may be withdrawn, so that it comes back like that.
 * @param categories null shows the text openly
 */
export async function correctCaution(
  tx: Database,
  subject: JudgedKind,
  id: number,
  categories: readonly string[] | null,
): Promise<void> {
  // Before the text itself: it does not come back between the two statements then.
  await tx.query(withdrawnCautionSet, [subject, id, categories])
  await setCaution(tx, subject, id, categories)
}

const findingDropped: Statement = {
  name: 'interlock-finding-dropped',
  text: `delete from interlock_findings where subject = $1 and subject_id = $2 and verdict is null`,
}

/** Removes an undecided finding, because the text was changed. */
export async function dropFinding(tx: Database, subject: JudgedKind, id: number): Promise<void> {
  await tx.query(findingDropped, [subject, id])
}

const clearedFound: Statement = {
  name: 'interlock-cleared-found',
  text: 'select 1 from interlock_cleared where fingerprint = $1',
}

/** Whether a moderator judged this text harmless. */
export async function isCleared(database: Database, fingerprint: string): Promise<boolean> {
  return (await database.query(clearedFound, [fingerprint])).length > 0
}

const verdictSet: Statement = {
  name: 'interlock-verdict-set',
  text: `update interlock_findings set verdict = $3, decided_at = now()
    where subject = $1 and subject_id = $2 returning fingerprint`,
}

/** Stores a decision, and returns the fingerprint of its text; undefined without such a finding. */
export async function setVerdict(
  tx: Database,
  subject: JudgedKind,
  id: number,
  verdict: 'right' | 'wrong',
): Promise<string | undefined> {
  const [row] = await tx.query<{ fingerprint: string }>(verdictSet, [subject, id, verdict])
  return row?.fingerprint
}

const textCleared: Statement = {
  name: 'interlock-text-cleared',
  text: 'insert into interlock_cleared (fingerprint) values ($1) on conflict do nothing',
}

const textUncleared: Statement = {
  name: 'interlock-text-uncleared',
  text: 'delete from interlock_cleared where fingerprint = $1',
}

/** Shows a text from now on, or ends that. */
export async function setCleared(tx: Database, fingerprint: string, cleared: boolean): Promise<void> {
  await tx.query(cleared ? textCleared : textUncleared, [fingerprint])
}

const sameText: Statement = {
  name: 'interlock-same-text',
  text: 'select subject, subject_id as id, categories from interlock_findings where fingerprint = $1',
}

/** Every finding in this text. */
export async function findSameText(
  tx: Database,
  fingerprint: string,
): Promise<{ readonly subject: JudgedKind; readonly id: number; readonly categories: readonly string[] }[]> {
  return tx.query(sameText, [fingerprint])
}

const ruleFigures: Statement = {
  name: 'interlock-rule-figures',
  text: `select rule, count(*)::integer as fired,
      (count(*) filter (where verdict = 'right'))::integer as confirmed,
      (count(*) filter (where verdict = 'wrong'))::integer as wrong
    from interlock_findings, unnest(rules) as rule
    group by rule order by fired desc, rule`,
}

/** How often each rule was found, and what was decided. */
export async function findFigures(database: Database): Promise<RuleFigures[]> {
  return database.query<RuleFigures>(ruleFigures)
}

const likenessStored: Statement = {
  name: 'interlock-likeness-stored',
  text: `insert into interlock_likenesses (kind, hash, quarters, author_id)
    values ($1, $2::text::bit(64), $3, $4)`,
}

/** What a hash is of. */
export type Likeness = 'text' | 'picture'

/** Remembers what a member posted. */
export async function storeLikeness(
  tx: Database,
  kind: Likeness,
  hash: string,
  quarters: readonly number[],
  authorId: number,
): Promise<void> {
  await tx.query(likenessStored, [kind, hash, quarters, authorId])
}

// The first author is the one who was copied, and may change the post.
const othersCounted: Statement = {
  name: 'interlock-earlier-others-counted',
  text: `with alike as (
      select author_id, created_at from interlock_likenesses
      where quarters && $3::integer[] and kind = $1
        and created_at > now() - interval '30 days' and bit_count(hash # $2::text::bit(64)) <= 3
    )
    select count(distinct author_id)::integer as others from alike
    where author_id <> $4
      and created_at < coalesce((select min(created_at) from alike where author_id = $4), 'infinity')`,
}

/** How many other members posted something like it in the last 30 days, before this author did. */
export async function countOthers(
  database: Database,
  kind: Likeness,
  hash: string,
  quarters: readonly number[],
  authorId: number,
): Promise<number> {
  const [row] = await database.query<{ others: number }>(othersCounted, [kind, hash, quarters, authorId])
  return row?.others ?? 0
}

const oldLikenessesDeleted: Statement = {
  name: 'interlock-old-likenesses-deleted',
  text: `delete from interlock_likenesses where ctid = any(array(
      select ctid from interlock_likenesses where created_at < now() - interval '30 days' limit 1000))
    returning 1`,
}

/** Deletes some likenesses that are no longer compared, and returns how many. */
export async function deleteOldLikenesses(database: Database): Promise<number> {
  return (await database.query(oldLikenessesDeleted)).length
}

const newRecipients: Statement = {
  name: 'interlock-new-recipients',
  // A sender may have deleted the own copies. Those of the recipients are found by their conversations; no index has all messages.
  text: `select case when u.created_at > now() - interval '7 days' then
      (select count(*) from (
        (select to_id from messages where from_id = u.id and from_deleted_at is null
          and created_at > now() - interval '1 day' order by id desc limit 200)
        union
        (select c.user_id from conversations c where c.other_id = u.id and exists (
            select from messages m where m.to_id = c.user_id and m.from_id = u.id and m.to_deleted_at is null
              and m.created_at > now() - interval '1 day')
          order by c.last_id desc limit 200)) recent)::integer
      else 0 end as recipients
    from users u where u.id = $1`,
}

/**
 * To how many members somebody wrote in the last day, if the account is younger than 7 days; otherwise 0. A message that both sides
 * deleted does not count.
 */
export async function countNewRecipients(database: Database, authorId: number): Promise<number> {
  const [row] = await database.query<{ recipients: number }>(newRecipients, [authorId])
  return row?.recipients ?? 0
}

import { formerActor } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import type { Leaver } from './due-queries'
import { named } from './named'

/** Hidden content goes; its text stays with the decision. */
const deleted: readonly Statement[] = [
  named('withdrawn-deleted', 'delete from withdrawn where user_id = $1 or other_id = $1'),
  named(
    'appeals-deleted',
    'delete from appeals a using decisions d where d.id = a.decision_id and d.user_id = $1',
  ),
]

/** $2 is the account of former members, which reports a review once. */
const handedOver: readonly Statement[] = [
  named(
    'reports-merged',
    `delete from reports p where reporter_id = $1 and exists (
      select from reports other where other.review_id = p.review_id and other.reporter_id = $2)`,
  ),
  named('reports-handed-over', `update reports set reporter_id = $2, words = '' where reporter_id = $1`),
  named(
    'contexts-handed-over',
    `update reviews set context_id = $2 where kind = 'message' and context_id = $1`,
  ),
]

/** The texts are evidence. They lose what names the member: $2 is a pattern. */
const redacted: readonly Statement[] = [
  named(
    'report-texts-redacted',
    `update reports p set text = regexp_replace(p.text, $2, '…', 'gi'), words = regexp_replace(p.words, $2, '…', 'gi')
    from reviews r where r.id = p.review_id and r.author_id = $1`,
  ),
  named(
    'review-texts-redacted',
    `update reviews set text = regexp_replace(text, $2, '…', 'gi') where author_id = $1`,
  ),
  named(
    'decision-texts-redacted',
    `update decisions set link_hash = null, text = regexp_replace(text, $2, '…', 'gi'),
      note = regexp_replace(note, $2, '…', 'gi')
    where user_id = $1`,
  ),
]

const evidenceHandedOver: readonly Statement[] = [
  named('reviews-handed-over', 'update reviews set author_id = $2 where author_id = $1'),
  named('decisions-handed-over', 'update decisions set user_id = $2 where user_id = $1'),
]

// The only change of the history that its trigger lets pass: who, never what.
const historyOfMember = named(
  'history-of-member-forgotten',
  `update moderation_events set member_id = null, words = regexp_replace(words, $2, '…', 'gi'),
    about = case when what = 'staff' then regexp_replace(about, '^.* is (now|no longer) ', '${formerActor} is \\1 ')
      else regexp_replace(about, format('\\mmember %s\\M', member_id), '${formerActor}') end
  where member_id = $1`,
)
const historyOfActor = named(
  'history-of-actor-forgotten',
  `update moderation_events set actor_id = null, actor = '${formerActor}'
  where actor_id = $1 or lower(actor) = lower($2)`,
)

/**
 * Takes the member out of what moderation keeps: reports and decisions stay as evidence, without the member's name, and the
 * history says what was decided, but no longer about whom.
 */
export async function eraseFromModeration(tx: Database, leaver: Leaver, former: number): Promise<void> {
  const { id, email } = leaver
  const pattern = patternOf(leaver)
  for (const statement of deleted) await tx.query(statement, [id])
  for (const statement of handedOver) await tx.query(statement, [id, former])
  for (const statement of redacted) await tx.query(statement, [id, pattern])
  for (const statement of evidenceHandedOver) await tx.query(statement, [id, former])
  await tx.query(historyOfMember, [id, pattern])
  await tx.query(historyOfActor, [id, email])
}

/** Characters that say as much as two Latin letters, and that are written without spaces: particles follow them at once. */
const dense = /[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u
const lengthOf = (text: string): number =>
  [...text].reduce((length, character) => length + (dense.test(character) ? 2 : 1), 0)

/** What continues a word in scripts with spaces, for PostgreSQL: digits, and Latin, Greek and Cyrillic letters. Hangul does not. */
const wordCharacter = '[0-9_A-Za-zÀ-ɏͰ-ϿЀ-ӿḀ-ỿ]'

/**
 * A regular expression of PostgreSQL that finds the email, the name and the nick. A name is found as a word, because it may be part of
 * many others: “Ann” of “planned”. A Korean or Chinese name of two characters is found anywhere, as nothing separates it.
 */
export function patternOf({ email, name, nick }: Pick<Leaver, 'email' | 'name' | 'nick'>): string {
  const names = [name, nick].filter((text) => text !== '').map(namePattern)
  return [escaped(email), ...names].join('|')
}

function namePattern(name: string): string {
  if (!dense.test(name)) return `(?<!${wordCharacter})${escaped(name)}(?!${wordCharacter})`
  return lengthOf(name) < 3 ? `\\m${escaped(name)}\\M` : escaped(name)
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

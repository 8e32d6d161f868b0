import type { Language } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'

/** The kinds of texts whose translations are kept. */
export type KeptKind = 'post' | 'comment'

/** A version of a text, in a language. */
export interface KeptKey {
  readonly kind: KeptKind
  readonly id: number
  readonly language: Language
  /** The SHA-256 of the stored text. */
  readonly version: Buffer
}

// Earlier versions of the service kept empty texts as well. No post or comment is empty.
const thisVersion = `language = $2 and version = $3 and '' <> all (texts)`
const kept: Readonly<Record<KeptKind, Statement>> = {
  post: {
    name: 'translation-kept-of-post',
    text: `select texts from post_translations where post_id = $1 and ${thisVersion}`,
  },
  comment: {
    name: 'translation-kept-of-comment',
    text: `select texts from comment_translations where comment_id = $1 and ${thisVersion}`,
  },
}

/** The kept translation of this version of a text; undefined if there is none. */
export async function findKept(
  database: Database,
  { kind, id, language, version }: KeptKey,
): Promise<readonly string[] | undefined> {
  return (await database.query<{ texts: string[] }>(kept[kind], [id, language, version]))[0]?.texts
}

// The lock waits for an edit that is under way. What the author changed or removed meanwhile is not stored.
const stored: Readonly<Record<KeptKind, Statement>> = {
  post: {
    name: 'translation-stored-of-post',
    text: `insert into post_translations (post_id, language, version, texts)
      select p.id, $2::text, $3::bytea, $4::text[]
      from (select id, subject, description from posts where id = $1 for share) p
      where sha256(convert_to(p.subject || E'\\n' || p.description, 'UTF8')) = $3::bytea
      on conflict (post_id, language) do update set version = excluded.version, texts = excluded.texts`,
  },
  comment: {
    name: 'translation-stored-of-comment',
    text: `insert into comment_translations (comment_id, language, version, texts)
      select c.id, $2::text, $3::bytea, $4::text[]
      from (select id, body from comments where id = $1 for share) c
      where sha256(convert_to(c.body, 'UTF8')) = $3::bytea
      on conflict (comment_id, language) do update set version = excluded.version, texts = excluded.texts`,
  },
}

/** Keeps the translation of a text, if this is still its version. */
export async function keepTranslation(
  database: Database,
  { kind, id, language, version }: KeptKey,
  texts: readonly string[],
): Promise<void> {
  await database.query(stored[kind], [id, language, version, texts])
}

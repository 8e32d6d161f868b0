import type { Database, Statement } from '../platform/database/database'

/** The sizes of the blocks that posts are counted in, in ids. Each is a multiple of the previous one. */
const spans = [64, 2048, 65_536] as const
const [small, middle, large] = spans

/** Counting blocks and deleting posts exclude each other. Deletions do not exclude one another. */
const blocksKey = `hashtext('post blocks')`

const blocksIn = (span: number, above: number): string =>
  `coalesce((select sum(b.posts) from post_blocks b where b.type = p.type and b.span = ${span}
    and b.block >= p.id / ${above} * ${above / span} and b.block < p.id / ${span}), 0)`

/**
 * The row number of the post `p`, for a select of one post: the oldest of a board is 1. Below the end of the counted blocks
 * it sums whole blocks, fewer than 64 of each size, and the posts of its own block. Above, it subtracts the few newer posts
 * from the total.
 */
export const rowNumberOf = `(case when p.id < (select id from post_blocks_end) then
    coalesce((select sum(b.posts) from post_blocks b where b.type = p.type and b.span = ${large}
      and b.block < p.id / ${large}), 0)
    + ${blocksIn(middle, large)}
    + ${blocksIn(small, middle)}
    + (select count(*) from posts own
        where own.type = p.type and own.id >= p.id / ${small} * ${small} and own.id <= p.id)
  else
    (select coalesce(sum(posts), 0) from post_counts where type = p.type)
    - (select count(*) from posts newer where newer.type = p.type and newer.id > p.id)
  end)::integer`

/** One step to a row number: the blocks of one size that end before `wanted.number`, within one block of the size above. */
const stepped = (name: string, above: string, span: number, spanAbove: number): string => `${name} as (
    select coalesce(max(b.block) + 1, min(a.start) * ${spanAbove / span}) as start,
      coalesce(max(b.counted), min(a.counted)) as counted
    from ${above} a left join lateral (
      select block, a.counted + sum(posts) over (order by block) as counted from post_blocks
      where type = $1 and span = ${span}
        and block >= a.start * ${spanAbove / span} and block < (a.start + 1) * ${spanAbove / span}
    ) b on b.counted < (select number from wanted)
  )`

/**
 * Common table expressions for a statement with the board as $1, and the row number as `wanted.number`: `numbered.id` is the
 * post with this row number. They read fewer than 64 blocks of each size and 64 posts.
 */
export const numberedPost = `everything as (select 0 as start, 0::bigint as counted),
  ${stepped('large', 'everything', large, 2 ** 31)},
  ${stepped('middle', 'large', middle, large)},
  ${stepped('small', 'middle', small, middle)},
  numbered as (
    select p.id from small s, wanted w, lateral (
      select id from posts where type = $1 and id >= s.start * ${small}
      order by id limit 1 offset greatest(0, w.number - s.counted - 1)
    ) p
    where w.number > 0
  )`

/** Removes the deleted row `post` from the blocks that counted it. */
export const takenFromBlocks = `update post_blocks b set posts = b.posts - 1 from post
    where b.type = post.type and (b.span, b.block) in
      (${spans.map((span) => `(${span}, post.id / ${span})`).join(', ')})`

/** Adds the row `post`, which was deleted before, to the blocks that are counted. */
export const restoredToBlocks = `insert into post_blocks as b (type, span, block, posts)
    select post.type, sizes.span, post.id / sizes.span, 1
    from post, post_blocks_end e, (values ${spans.map((span) => `(${span})`).join(', ')}) sizes (span)
    where (post.id / sizes.span + 1)::bigint * sizes.span <= e.id
    on conflict (type, span, block) do update set posts = b.posts + 1`

const closingPrevented: Statement = {
  name: 'boards-closing-held-off',
  text: `select pg_advisory_xact_lock_shared(${blocksKey})`,
}

/** Prevents that blocks are counted until the transaction ends, so that a deleted post is either in a block or not. */
export async function preventClosing(tx: Database): Promise<void> {
  await tx.query(closingPrevented, [])
}

const closingBegun: Statement = {
  name: 'boards-closing-begun',
  text: `select pg_try_advisory_xact_lock(${blocksKey}) as held`,
}

// A post may be committed after a later one, but no transaction runs for this long.
const endMoved: Statement = {
  name: 'boards-blocks-end-moved',
  text: `with settled as (
      select coalesce(max(id), 0) as id from posts where created_at < now() - $1::interval
    )
    update post_blocks_end e set id = least(settled.id / ${small} * ${small}, e.id + $2)
    from settled, (select id from post_blocks_end) old
    where settled.id / ${small} * ${small} > e.id
    returning old.id as "from", e.id as "to"`,
}

const smallClosed: Statement = {
  name: 'boards-blocks-closed',
  text: `insert into post_blocks (type, span, block, posts)
    select type, ${small}, id / ${small}, count(*) from posts where id >= $1 and id < $2 group by 1, 3`,
}

const largerClosed = (span: number, below: number): Statement => ({
  name: `boards-blocks-of-${span}-closed`,
  text: `insert into post_blocks (type, span, block, posts)
    select type, ${span}, block / ${span / below}, sum(posts) from post_blocks
    where span = ${below} and block >= $1::integer / ${span} * ${span / below}
      and block < $2::integer / ${span} * ${span / below}
    group by 1, 3`,
})
const closings = [smallClosed, largerClosed(middle, small), largerClosed(large, middle)]

/**
 * The ids that one transaction counts at most. After an import there are millions, which would exceed the time limit of a
 * statement in every round.
 */
const idsAtOnce = 16 * large

/**
 * Counts the posts of blocks that get no more posts.
 * @returns false if another instance counts or deletes at the moment
 */
export async function closeBlocks(
  database: Database,
  { settled = '10 minutes', atOnce = idsAtOnce, signal }: ClosingOptions = {},
): Promise<boolean> {
  while (!signal?.aborted) {
    const end = await closeSome(database, settled, atOnce)
    if (end !== 'more') return end === 'done'
  }
  return true
}

interface ClosingOptions {
  /** The age of a post after which all earlier ones are committed or will never be, as a PostgreSQL interval. */
  readonly settled?: string
  /** The ids of one transaction, a multiple of the smallest block. */
  readonly atOnce?: number
  /** Ends the counting after the current transaction. */
  readonly signal?: AbortSignal
}

function closeSome(database: Database, settled: string, atOnce: number): Promise<'busy' | 'more' | 'done'> {
  return database.transaction(async (tx) => {
    const [row] = await tx.query<{ held: boolean }>(closingBegun, [])
    if (!row?.held) return 'busy'
    const [moved] = await tx.query<{ from: number; to: number }>(endMoved, [settled, atOnce])
    if (!moved) return 'done'
    for (const closing of closings) await tx.query(closing, [moved.from, moved.to])
    return 'more'
  })
}

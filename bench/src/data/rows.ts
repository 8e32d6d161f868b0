import { jobStatuses, regions } from '@within-reach/contract'
import { randomFrom, type Random } from './random'
import type { Sizes } from './sizes'
import { nick, type Language, words } from './words'

/** A value of a row; null is SQL's. */
export type Value = string | number | null
export type Row = readonly Value[]

/** Rows of one table, in the order of their ids. */
export interface Table {
  readonly name: string
  readonly columns: readonly string[]
  rows(): Iterable<Row>
}

/** The time of the newest row. */
const newest = Date.parse('2026-11-01T00:00:00Z')
const secondsApart = 20

/**
 * The tables of a site with years of use. Few members write much, few posts get most comments, and Korean and English have
 * about equal shares.
 * @param passwordHash the password hash of every member
 */
export function tables(sizes: Sizes, seed: number, passwordHash: string): Table[] {
  return [
    table(
      'users',
      ['id', 'email', 'name', 'nick', 'password_hash', 'created_at'],
      sizes.members,
      seed,
      (id, random) => [
        id,
        `member${id}@example.com`,
        words(random, 'en', 2),
        nick(random, id),
        passwordHash,
        timeOf(id, sizes.members),
      ],
    ),
    table(
      'posts',
      [
        'id',
        'user_id',
        'type',
        'region',
        'specific_location',
        'jstatus',
        'subject',
        'description',
        'created_at',
      ],
      sizes.posts,
      seed + 1,
      (id, random) => post(id, random, sizes),
    ),
    table(
      'comments',
      ['id', 'post_id', 'user_id', 'body', 'created_at'],
      sizes.comments,
      seed + 2,
      (id, random) => [
        id,
        // A power law: few posts get hundreds of comments, most get one or none, and new posts get more than old ones.
        sizes.posts - random.skewed(sizes.posts, 1.6),
        author(random, sizes),
        words(random, languageOf(random), 4 + random.below(25)),
        timeOf(id, sizes.comments),
      ],
    ),
    table(
      'messages',
      ['id', 'from_id', 'to_id', 'to_hidden', 'body', 'preview', 'created_at', 'read_at'],
      sizes.messages,
      seed + 3,
      (id, random) => {
        const body = words(random, languageOf(random), 5 + random.below(40))
        const at = timeOf(id, sizes.messages)
        const read = random.next() < 0.9 ? at : null
        return [id, author(random, sizes), author(random, sizes), 'f', body, body.slice(0, 80), at, read]
      },
    ),
  ]
}

function table(
  name: string,
  columns: readonly string[],
  count: number,
  seed: number,
  row: (id: number, random: Random) => Row,
): Table {
  return {
    name,
    columns,
    *rows() {
      const random = randomFrom(seed)
      for (let id = 1; id <= count; id++) yield row(id, random)
    },
  }
}

function post(id: number, random: Random, sizes: Sizes): Row {
  const share = random.next()
  const type = share < 0.35 ? 'tr' : share < 0.6 ? 'fr' : share < 0.8 ? 'qb' : 'jobs'
  const language = languageOf(random)
  const paragraphs = Array.from(
    { length: 1 + random.below(3) },
    () => `<p>${words(random, language, 8 + random.below(30))}</p>`,
  )
  return [
    id,
    author(random, sizes),
    type,
    type === 'qb' ? null : random.pick(regions),
    type === 'qb' ? null : words(random, language, 2),
    type === 'jobs' && random.next() < 0.9 ? random.pick(jobStatuses) : null,
    words(random, language, 3 + random.below(6)),
    paragraphs.join(''),
    timeOf(id, sizes.posts),
  ]
}

const languageOf = (random: Random): Language => (random.next() < 0.5 ? 'ko' : 'en')

/** A random member. A tenth of the members write about half of the content. */
const author = (random: Random, { members }: Sizes): number => 1 + random.skewed(members, 3)

const timeOf = (id: number, count: number): string =>
  new Date(newest - (count - id) * secondsApart * 1000).toISOString()

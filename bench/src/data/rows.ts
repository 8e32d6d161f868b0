import { jobStatuses, regions } from '@within-reach/contract'
import { chanceFrom, type Chance } from './random'
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

/** The time of the newest row; the others are older. */
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
      (id, chance) => [
        id,
        `member${id}@example.com`,
        words(chance, 'en', 2),
        nick(chance, id),
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
      (id, chance) => post(id, chance, sizes),
    ),
    table(
      'comments',
      ['id', 'post_id', 'user_id', 'body', 'created_at'],
      sizes.comments,
      seed + 2,
      (id, chance) => [
        id,
        // A power distribution: some posts get hundreds, most one or none, and new ones more than old ones.
        sizes.posts - chance.skewed(sizes.posts, 1.6),
        author(chance, sizes),
        words(chance, languageOf(chance), 4 + chance.below(25)),
        timeOf(id, sizes.comments),
      ],
    ),
    table(
      'messages',
      ['id', 'from_id', 'to_id', 'to_hidden', 'body', 'preview', 'created_at', 'read_at'],
      sizes.messages,
      seed + 3,
      (id, chance) => {
        const body = words(chance, languageOf(chance), 5 + chance.below(40))
        const at = timeOf(id, sizes.messages)
        const read = chance.next() < 0.9 ? at : null
        return [id, author(chance, sizes), author(chance, sizes), 'f', body, body.slice(0, 80), at, read]
      },
    ),
  ]
}

function table(
  name: string,
  columns: readonly string[],
  count: number,
  seed: number,
  row: (id: number, chance: Chance) => Row,
): Table {
  return {
    name,
    columns,
    *rows() {
      const chance = chanceFrom(seed)
      for (let id = 1; id <= count; id++) yield row(id, chance)
    },
  }
}

function post(id: number, chance: Chance, sizes: Sizes): Row {
  const share = chance.next()
  const type = share < 0.35 ? 'tr' : share < 0.6 ? 'fr' : share < 0.8 ? 'qb' : 'jobs'
  const language = languageOf(chance)
  const paragraphs = Array.from(
    { length: 1 + chance.below(3) },
    () => `<p>${words(chance, language, 8 + chance.below(30))}</p>`,
  )
  return [
    id,
    author(chance, sizes),
    type,
    type === 'qb' ? null : chance.pick(regions),
    type === 'qb' ? null : words(chance, language, 2),
    type === 'jobs' && chance.next() < 0.9 ? chance.pick(jobStatuses) : null,
    words(chance, language, 3 + chance.below(6)),
    paragraphs.join(''),
    timeOf(id, sizes.posts),
  ]
}

const languageOf = (chance: Chance): Language => (chance.next() < 0.5 ? 'ko' : 'en')

/** A tenth of the members write most of it. */
const author = (chance: Chance, { members }: Sizes): number => 1 + chance.skewed(members, 3)

const timeOf = (id: number, count: number): string =>
  new Date(newest - (count - id) * secondsApart * 1000).toISOString()

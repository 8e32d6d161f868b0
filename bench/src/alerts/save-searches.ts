import {
  type FactType,
  hasFacts,
  limits,
  type PostType,
  postTypes,
  regions,
  saveSearch,
} from '@within-reach/contract'
import type pg from 'pg'
import { signInAs } from '../api/member'
import { type Random, randomFrom } from '../data/random'
import { vocabulary } from '../data/words'

/** The searches of a member: as many as possible. */
const each = limits.savedSearches
/** How many members save at a time. */
const atOnce = 8

/**
 * Saves searches by the call, unless they are saved: one to three words of a board, half of them in one region. One in a hundred has a
 * region and no words. One in ten of the boards with facts asks for two facts, half of these in a region and without words. Rare words are as frequent as others, because nobody saves a search that finds every post.
 * @param count a multiple of what a member may save
 */
export async function saveSearches(url: string, client: pg.Client, count: number): Promise<void> {
  const { rows } = await client.query<{ saved: number }>(
    'select count(*)::integer as saved from saved_searches',
  )
  if (rows[0]?.saved === count) return
  await client.query('delete from saved_searches')
  const tokens: (readonly [member: number, token: string])[] = []
  for (let member = 1; member <= count / each; member++) tokens.push([member, await signInAs(client, member)])
  const next = tokens.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [member, token] of next)
        for (const fields of searchesOf(member)) await save(url, token, member, fields)
    }),
  )
  // The posts are older than the searches, and only later ones are new.
  // Their next mail is due tomorrow, so that no mails are written meanwhile.
  await client.query(
    `update saved_searches set created_at = '2020-01-01', mailed_at = now() + interval '1 day'`,
  )
  await client.query('vacuum analyze saved_searches')
}

function* searchesOf(member: number): Generator<Record<string, string>> {
  const random = randomFrom(member)
  for (let number = 1; number <= each; number++) {
    const type: PostType = random.pick(postTypes)
    const facts = hasFacts(type) && random.next() < 0.1 ? factsOf(type, random) : undefined
    const hasWords = type === 'qb' || random.next() < (facts ? 0.5 : 0.99)
    const hasRegion = type !== 'qb' && (!hasWords || random.next() < 0.5)
    const language = random.next() < 0.5 ? 'ko' : 'en'
    yield {
      name: `Search ${number}`,
      type,
      mails: random.pick(['none', 'at-once', 'daily']),
      region: hasRegion ? random.pick(regions) : 'all',
      search: hasWords
        ? Array.from({ length: 1 + random.below(3) }, () => random.pick(vocabulary[language])).join(' ')
        : '',
      ...facts,
    }
  }
}

function factsOf(type: FactType, random: Random): Record<string, string> {
  const currency = 'USD'
  const amount = (least: number, below: number) => String(least + random.below(below))
  switch (type) {
    case 'fr':
      return { currency, rent_max: amount(300, 600), room: random.pick(['own', 'shared', 'home']) }
    case 'tr':
      return { currency, price_max: amount(10, 200), condition: random.pick(['new', 'good', 'used']) }
    case 'jobs':
      return { currency, pay_min: amount(15, 30), per: random.pick(['hour', 'day']) }
  }
}

async function save(
  url: string,
  token: string,
  member: number,
  fields: Record<string, string>,
): Promise<void> {
  const answer = await fetch(url + saveSearch.path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': `10.50.${(member >> 8) & 255}.${member & 255}`,
    },
    body: new URLSearchParams(fields),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${JSON.stringify(fields)} was not saved: ${answer.status} ${text}`)
}

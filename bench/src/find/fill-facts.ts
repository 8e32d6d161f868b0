import type pg from 'pg'

/** A number from 0 to `below` - 1 that depends on the post and on what it is for. */
const pick = (what: string, below: number): string =>
  `(hashint4extended(id, ${[...what].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)}) & 2147483647)::integer % ${below}`

/** One of some values. A value that is listed twice is twice as frequent. */
const oneOf = (what: string, ...values: readonly string[]): string =>
  `(array[${values.map((value) => (value === '' ? 'null' : `'${value}'`)).join(', ')}]::text[])[1 + ${pick(what, values.length)}]`

const currency = oneOf('currency', 'USD', 'USD', 'KRW', 'GBP', 'EUR', 'JPY', 'CAD', 'AUD')
/** Units of the post's currency that are worth about a US dollar. */
const factor = `case ${currency} when 'KRW' then 1380 when 'JPY' then 150 else 1 end`
const day = `to_char(date '2026-01-01' + ${pick('day', 500)}, 'YYYY-MM-DD')`

/** Facts of posts, like those that the service stores: four in ten posts with facts leave each optional one out. */
const facts: Readonly<Record<string, string>> = {
  fr: `jsonb_build_object('currency', ${currency}, 'rent', (150 + ${pick('rent', 1850)}) * ${factor},
    'bills', case when ${pick('bills', 5)} > 1 then (20 + ${pick('bill', 130)}) * ${factor} end,
    'deposit', case when ${pick('deposit', 5)} > 1 then ${pick('amount', 4000)} * ${factor} end,
    'freeFrom', case when ${pick('free', 5)} > 1 then ${day} end,
    'stay', case when ${pick('stay', 5)} > 1 then 1 + ${pick('months', 24)} end,
    'room', ${oneOf('room', '', 'own', 'own', 'shared', 'home')},
    'furnished', ${oneOf('furnished', '', '', 'yes', 'yes', 'no')},
    'welcome', ${oneOf('welcome', '', 'anyone', 'anyone', 'women', 'men', 'couples')})`,
  tr: `jsonb_build_object('currency', ${currency}, 'price', ${pick('price', 900)} * ${factor},
    'condition', ${oneOf('condition', '', 'new', 'good', 'used', 'used', 'repair')},
    'handover', ${oneOf('handover', '', 'pickup', 'pickup', 'post', 'both')},
    'taken', ${oneOf('taken', '', '', '', 'yes')})`,
  jobs: `jsonb_build_object('currency', ${currency}, 'pay', (8 + ${pick('pay', 40)}) * ${factor},
    'per', ${oneOf('per', 'hour', 'hour', 'day', 'month')},
    'hours', case when ${pick('hours', 5)} > 1 then 1 + ${pick('week', 60)} end,
    'visaHelp', ${oneOf('visa', '', '', 'yes', 'no')})`,
}

/**
 * Gives facts to most posts of the boards that have some, unless they have them already.
 * @returns the number of posts with facts
 */
export async function fillFacts(client: pg.Client): Promise<number> {
  const count = async () =>
    (await client.query<{ count: number }>('select count(*)::integer as count from post_facts')).rows[0]
      ?.count ?? 0
  if ((await count()) === 0) {
    for (const [type, built] of Object.entries(facts))
      await client.query(
        `insert into post_facts (post_id, type, region, jstatus, facts)
          select id, type, region, jstatus, jsonb_strip_nulls(${built}) from posts
          where type = $1 and ${pick('has', 8)} < 5`,
        [type],
      )
    await client.query('vacuum analyze post_facts')
  }
  return await count()
}

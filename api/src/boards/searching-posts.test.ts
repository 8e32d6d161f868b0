import { posting, posts, postTypes, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { searchForm } from './search'

let api: TestApi
let ana: Session
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
  for (const [subject, description] of [
    ['dorm', '연세대 기숙사에서 나왔어요'],
    ['one-room', '홍대 근처 원룸, 보증금 500만원'],
    ['ROOMMATE wanted', '<p>Near <b>Gang</b>nam &amp; quiet</p>'],
    ['signs', '50% off_ c:\\dir <3'],
    ['decomposed', '서울'.normalize('NFD')],
  ]) {
    const fields = { type: 'fr', region: 'South Korea', specificLocation: 'Mapo', subject, description }
    const { outcome } = await api.call(posting, fields, { token: ana.api_token })
    if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  }
})
afterAll(() => api.close())

async function found(search: string, fields: object = {}): Promise<string[]> {
  const { outcome } = await api.call(posts, { type: 'fr', search, ...fields })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  expect(outcome.meta.total).toBeGreaterThanOrEqual(outcome.data.length)
  return outcome.data.map(({ subject }) => subject)
}

describe('a search', () => {
  it.each([
    ['기숙사', ['dorm']],
    ['숙사', ['dorm']],
    ['사에서', ['dorm']],
    ['숙사 기', []],
    ['방', []],
    ['룸', ['one-room']],
    ['500만', ['one-room']],
    ['roommate', ['ROOMMATE wanted']],
    ['OOMM', ['ROOMMATE wanted']],
    ['gangnam & q', ['ROOMMATE wanted']],
    ['w', ['ROOMMATE wanted']],
    ['서울', ['decomposed']],
    ['서울'.normalize('NFD'), ['decomposed']],
    ['50%', ['signs']],
    ['5%', []],
    ['off_', ['signs']],
    ['of_', []],
    ['c:\\d', ['signs']],
    ['\\', ['signs']],
    ['<3', ['signs']],
    ['<p>', []],
    ['mapo', ['decomposed', 'signs', 'ROOMMATE wanted', 'one-room', 'dorm']],
    [`' or 1=1 --`, []],
  ])('for %j finds %j', async (search, subjects) => {
    spec('readings.search.boards')
    expect(await found(search)).toEqual(subjects)
  })

  it('covers one board only, with its filters', async () => {
    expect(await found('mapo', { type: 'tr' })).toEqual([])
    expect(await found('mapo', { region: 'United Kingdom' })).toEqual([])
    expect(await found('룸', { region: 'South Korea' })).toEqual(['one-room'])
  })
})

describe('the searched text', () => {
  const textOf = async (description: string, subject: string) => {
    const fields = { type: 'qb', subject, description }
    const { outcome } = await api.call(posting, fields, { token: ana.api_token })
    if (outcome.kind !== 'ok') throw new Error(outcome.kind)
    const { rows } = await api.database.pool.query<{ packed: boolean }>(
      'select pg_column_size(content) < octet_length(content) as packed from post_search where post_id = $1',
      [outcome.data.post_idx],
    )
    return rows[0]
  }

  it('is stored uncompressed, so that reading it needs no decompression', async () => {
    expect(await textOf('quiet and near the station '.repeat(150), 'long')).toEqual({ packed: false })
    expect(await found('near the station', { type: 'qb' })).toEqual(['long'])
  })

  it('is searched to its end in the longest post', async () => {
    await textOf(`${'방 있어요 '.repeat(3300)} 우쿨렐레`, 'longest')
    expect(await found('쿨렐', { type: 'qb' })).toEqual(['longest'])
  })

  it('has an index of its own on every board', async () => {
    const { rows } = await api.database.pool.query<{ board: string }>(
      `select substring(indexdef from 'WHERE .type = ''([a-z]+)''') as board from pg_indexes
        where tablename = 'post_search' and indexdef like '%gin_trgm_ops%'`,
    )
    expect(rows.map(({ board }) => board).sort()).toEqual([...postTypes].sort())
  })
})

describe('on a board of thousands', () => {
  beforeAll(async () => {
    const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values)
    await query(
      `with p as (
        insert into posts (user_id, type, region, specific_location, subject, description)
        select min(id), 'tr', 'Others', 'x', 'thing ' || n, '<p>x</p>' from users, generate_series(1, 4500) n
        group by n order by n returning id, type, region, subject
      ), s as (
        insert into post_search (post_id, type, region, content)
        select id, type, region, subject || ' '
          || case when subject in ('thing 40', 'thing 300', 'thing 4400') then $1 else '' end
          || case when subject like '%7' then ' seven ' else '' end from p
      )
      insert into post_counts select type, region, '', 0, count(*) from p group by type, region`,
      [searchForm('얼룩말 zebra')],
    )
    await query('analyze')
  })

  it.each(['얼룩', 'zebra'])('finds a rare word in old and new posts (%s)', async (search) => {
    expect(await found(search, { type: 'tr' })).toEqual(['thing 4400', 'thing 300', 'thing 40'])
  })

  it('pages through a frequent word, newest first', async () => {
    const page = async (page: number) => {
      const { outcome } = await api.call(posts, { type: 'tr', search: 'seven', page })
      if (outcome.kind !== 'ok') throw new Error(outcome.kind)
      return { ...outcome.meta, rows: outcome.data.map(({ subject, pn }) => [subject, pn]) }
    }
    const first = await page(1)
    expect([first.total, first.pages, first.rows[0]]).toEqual([450, 23, ['thing 4497', 450]])
    const last = await page(23)
    expect(last.rows.at(-1)).toEqual(['thing 7', 1])
  })

  it('finds a word of medium frequency, however far apart the ids of its posts are', async () => {
    await api.database.pool.query(
      `with p as (
        insert into posts (id, user_id, type, region, specific_location, subject, description)
        overriding system value
        select 100000 + n * 50, min(u.id), 'jobs', 'Others', 'x', 'offer ' || n, '<p>x</p>'
        from users u, generate_series(1, 4000) n group by n returning id, type, region, subject
      )
      insert into post_search (post_id, type, region, content)
      select id, type, region, subject || case when id % 5000 = 0 then ' pottery' else '' end from p`,
    )
    const { body } = await api.call(posts, { type: 'jobs', search: 'pottery', page: 2 })
    const subjects = (body.data as { subject: string }[]).map(({ subject }) => subject)
    expect([body.total, subjects[0], subjects.at(-1)]).toEqual([40, 'offer 2000', 'offer 100'])
  })

  it('finds a frequent word after hundreds of posts without it', async () => {
    await api.database.pool.query(
      `with p as (
        insert into posts (id, user_id, type, region, specific_location, subject, description)
        overriding system value
        select 310000 + n, min(u.id), 'jobs', 'Others', 'x', 'same', '<p>x</p>'
        from users u, generate_series(1, 600) n group by n returning id, type, region, subject
      ) insert into post_search (post_id, type, region, content) select id, type, region, subject from p`,
    )
    const { body } = await api.call(posts, { type: 'jobs', search: 'offer' })
    expect([body.total, (body.data as { subject: string }[])[0]?.subject]).toEqual([500, 'offer 4000'])
  })

  it('counts the newest five hundred posts with a word of medium frequency', async () => {
    await api.database.pool.query(
      `with p as (
        insert into posts (id, user_id, type, subject, description)
        overriding system value
        select 400000 + n * 20, min(u.id), 'qb', 'question ' || n, '<p>x</p>'
        from users u, generate_series(1, 15000) n group by n returning id, type, subject
      )
      insert into post_search (post_id, type, content)
      select id, type, subject || case when id % 500 = 0 then ' origami' else '' end from p`,
    )
    const { body } = await api.call(posts, { type: 'qb', search: 'origami', page: 25 })
    const subjects = (body.data as { subject: string }[]).map(({ subject }) => subject)
    expect([body.total, subjects[0], subjects.at(-1)]).toEqual([500, 'question 3000', 'question 2525'])
  })

  it('finds single letters in old posts too', async () => {
    const { body } = await api.call(posts, { type: 'tr', search: 'z' })
    expect(body.total).toBe(3)
  })

  it('counts at most five hundred matches', async () => {
    await api.database.pool.query(
      `with p as (
        insert into posts (user_id, type, region, specific_location, subject, description)
        select min(id), 'tr', 'Others', 'x', 'more', '<p>x</p>' from users, generate_series(1, 6000) n
        group by n returning id, type, region
      ) insert into post_search (post_id, type, region, content) select id, type, region, 'more of it' from p`,
    )
    const { body } = await api.call(posts, { type: 'tr', search: 'more of', page: 25 })
    expect([body.total, body.pages, (body.data as unknown[]).length]).toEqual([500, 25, 20])
  })
})

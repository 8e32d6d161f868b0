import { randomBytes } from 'node:crypto'
import type { OpenDatabase } from '../platform/database/database'
import { openTestDatabase } from '../testing/database'
import { buildVersion } from '../testing/versions'
import { createSeals } from './override-claims'
import { createOverrides, type OverrideAnswer, type Overrides } from './overrides'
import { createPublishedVersions } from './published'
import { readRecord } from './read-record'
import { storeVersion } from './store-version'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  for (const [name, version] of [
    ['mfe-events', '1.5.0~pr42'],
    ['mfe-events', '1.6.0'],
    ['mfe-other', '2.0.0'],
  ] as const) {
    const { record, files } = buildVersion(version, { name })
    await storeVersion(database, { record: readRecord(record), files, who: 'ana' })
  }
})
afterAll(() => database.close())

const key = randomBytes(32)
const noon = Date.parse('2026-03-01T12:00:00Z')
const hour = 60 * 60_000
const until = noon / 1000 + 3600
const candidate = { remote: 'mfe-events', version: '1.5.0~pr42' }
const other = { remote: 'mfe-other', version: '2.0.0' }

/** An instance of the site, at a time. */
function site(at = noon, own = key): Overrides {
  return createOverrides({
    seals: createSeals(own),
    published: createPublishedVersions(database, 0),
    publicUrl: 'https://site.example',
    onTrouble: (error) => {
      throw error
    },
    now: () => at,
  })
}

/** The path of a link that is made at noon. */
const linkTo = (version: typeof candidate, hours = 1) =>
  site().link(version, hours).url.slice('https://site.example'.length)
const ask = (url: string, cookie = '', at = noon) => site(at).answer({ url, headers: { cookie } })
const cookieOf = (answer: OverrideAnswer | undefined) => answer?.cookie?.split(';')[0] ?? ''
const versionsFor = async (cookie: string, at = noon) =>
  Object.fromEntries(
    Object.entries(await site(at).of({ headers: { cookie } })).map(([remote, { version }]) => [
      remote,
      version,
    ]),
  )

it('a link leads to the page without its parameters, and the browser keeps what it says until its end', async () => {
  const link = linkTo(candidate).replace('/?', '/trade?page=2&')
  const answer = await ask(`${link}&type=se`)
  expect(answer?.location).toBe('/trade?page=2&type=se')
  expect(answer?.cookie).toMatch(
    /^override=mfe-events:1\.5\.0~pr42:\d+:[\w-]{43}; Path=\/; Max-Age=3600; HttpOnly; Secure; SameSite=Lax$/,
  )
  const headers = { cookie: cookieOf(answer) }
  expect(await site().of({ headers })).toMatchObject({
    'mfe-events': { version: '1.5.0~pr42', entry: 'entry.js' },
  })
  expect(site().ends({ headers })).toEqual({ 'mfe-events': '2026-03-01T13:00:00.000Z' })
})

it('another instance of the site takes the cookie, and one with another key does not', async () => {
  const headers = { cookie: cookieOf(await ask(linkTo(candidate))) }
  expect(Object.keys(await site().of({ headers }))).toEqual(['mfe-events'])
  expect(await site(noon, randomBytes(32)).of({ headers })).toEqual({})
})

it('links for several remotes add up, and of two for one remote the later one holds', async () => {
  const first = cookieOf(await ask(linkTo(candidate)))
  const both = await ask(linkTo(other, 2), first)
  expect(both?.cookie).toContain('Max-Age=7200')
  expect(await versionsFor(cookieOf(both))).toEqual({ 'mfe-events': '1.5.0~pr42', 'mfe-other': '2.0.0' })
  const later = await ask(linkTo({ ...candidate, version: '1.6.0' }), cookieOf(both))
  expect(await versionsFor(cookieOf(later))).toEqual({ 'mfe-events': '1.6.0', 'mfe-other': '2.0.0' })
})

it('each ends at its own time, also where the browser goes on sending it', async () => {
  const first = cookieOf(await ask(linkTo(candidate)))
  const both = cookieOf(await ask(linkTo(other, 2), first))
  expect(await versionsFor(both, noon + 1.5 * hour)).toEqual({ 'mfe-other': '2.0.0' })
  expect(await versionsFor(both, noon + 2.5 * hour)).toEqual({})
})

it('?override=off leaves all of them', async () => {
  const cookie = cookieOf(await ask(linkTo(candidate)))
  expect(await ask('/trade?override=off&page=2', cookie)).toEqual({
    location: '/trade?page=2',
    cookie: 'override=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
  })
})

describe('a link that is not taken says why, and leaves the browser what it has:', () => {
  const link = () => linkTo(candidate)
  it.each([
    ['one that has ended', () => ask(link(), '', noon + 2 * hour), 'expired'],
    ['one with a longer time', () => ask(link().replace(/until=\d+/, `until=${until + 1}`)), 'refused'],
    ['one with another version', () => ask(link().replace('1.5.0%7Epr42', '1.6.0')), 'refused'],
    ['one with another remote', () => ask(link().replace('mfe-events', 'mfe-other')), 'refused'],
    ['one without its seal', () => ask(link().replace(/&seal=.*/, '')), 'refused'],
    ['one that is no link', () => ask('/?override=mfe-events@<script>&until=1e9&seal=x'), 'refused'],
    [
      'one whose version is not published',
      () => ask(linkTo({ ...candidate, version: '9.9.9' })),
      'unpublished',
    ],
  ])('%s', async (_case, answer, reason) => {
    expect(await answer()).toEqual({ location: `/?override=${reason}` })
  })
})

it.each(['/', '/trade?page=2', '/?override=', '/?override=expired', '/?override=refused'])(
  'leaves %s as it is',
  async (address) => {
    expect(await ask(address)).toBeUndefined()
  },
)

it('never leads to another site', async () => {
  const link = linkTo(candidate)
  expect((await ask(`//evil.example${link}`))?.location).toBe('/evil.example/')
  expect((await ask(`/\\evil.example${link}`))?.location).toBe('/evil.example/')
})

it.each(['', 'override=', 'override=x', 'override=mfe-events:1.6.0:99999999999:AAAA', 'override=a|b|:::'])(
  'takes nothing from the cookie %j',
  async (cookie) => {
    expect(await site().of({ headers: { cookie } })).toEqual({})
  },
)

it('shows what is live where the database is away', async () => {
  const cookie = cookieOf(await ask(linkTo(candidate)))
  const trouble: unknown[] = []
  const away = createOverrides({
    seals: createSeals(key),
    published: {
      has: () => Promise.reject(new Error('away')),
      find: () => Promise.reject(new Error('away')),
      refresh: () => Promise.reject(new Error('away')),
    },
    publicUrl: 'http://127.0.0.1:3000',
    onTrouble: (error) => void trouble.push(error),
    now: () => noon,
  })
  expect(await away.of({ headers: { cookie } })).toEqual({})
  expect(trouble).toEqual([new Error('away')])
})

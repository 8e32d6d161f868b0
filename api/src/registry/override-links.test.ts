import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../platform/caller'
import type { OpenDatabase } from '../platform/database/database'
import { openTestDatabase } from '../testing/database'
import { buildVersion } from '../testing/versions'
import { createLinkIssuers } from './link-issuers'
import { createSeals } from './override-claims'
import { createOverrides, type OverrideAnswer, type Overrides } from './overrides'
import { createPublishedVersions } from './published'
import { readRecord } from './read-record'
import { storeVersion } from './store-version'
import { member } from '../testing/site-member'

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
const candidate = { remote: 'mfe-events', version: '1.5.0~pr42', by: 'u7' }
const other = { remote: 'mfe-other', version: '2.0.0', by: 'u7' }

/** The authors who still have the right. */
let issuing = new Set<string>()
let visitor: Caller | undefined
beforeEach(() => {
  issuing = new Set(['u7'])
  visitor = undefined
})
const asMember = (
  userId: number,
  operator: boolean,
  secondFactor: Caller['secondFactor'] = 'due',
): Caller => ({ ...member, userId, operator, secondFactor })
const asking = (url: string, cookie: string) => ({ url, headers: { cookie } }) as FastifyRequest

/** An instance of the site at a given time. */
function site(at = noon, own = key): Overrides {
  return createOverrides({
    seals: createSeals(own),
    published: createPublishedVersions(database, 0),
    issuers: {
      mayStillIssue: ({ by }) => Promise.resolve(issuing.has(by)),
      mayRunFor: createLinkIssuers(database).mayRunFor,
    },
    visitorOf: () => Promise.resolve(visitor),
    publicUrl: 'https://site.example',
    onTrouble: (error) => {
      throw error
    },
    now: () => at,
  })
}

/** The path of a link that is created at noon. */
const linkTo = (version: typeof candidate, hours = 1) =>
  site().link(version, hours).url.slice('https://site.example'.length)
const answerTo = (url: string, cookie = '', at = noon) => site(at).answer(asking(url, cookie))
/** Opens a link and accepts it, like a browser. */
async function ask(url: string, cookie = '', at = noon): Promise<OverrideAnswer | undefined> {
  const answer = await answerTo(url, cookie, at)
  if (!answer || !('fields' in answer)) return answer
  return site(at).accept(asking('/override', cookie), new URLSearchParams(answer.fields))
}
const cookieOf = (answer: OverrideAnswer | undefined) => answer?.cookie?.split(';')[0] ?? ''
const versionsFor = async (cookie: string, at = noon) =>
  Object.fromEntries(
    Object.entries(await site(at).of(asking('/', cookie))).map(([remote, { version }]) => [remote, version]),
  )

it('a link leads to the page without its parameters, and the browser keeps the claim until its end', async () => {
  const link = linkTo(candidate).replace('/?', '/trade?page=2&')
  const answer = await ask(`${link}&type=se`)
  expect(answer?.location).toBe('/trade?page=2&type=se')
  expect(answer?.cookie).toMatch(
    /^override=mfe-events:1\.5\.0~pr42:\d+:u7:[\w-]{43}; Path=\/; Max-Age=3600; HttpOnly; Secure; SameSite=Lax$/,
  )
  const request = asking('/', cookieOf(answer))
  expect(await site().of(request)).toMatchObject({
    'mfe-events': { version: '1.5.0~pr42', entry: 'entry.js' },
  })
  expect(site().ends(request)).toEqual({ 'mfe-events': '2026-03-01T13:00:00.000Z' })
})

it('nothing of the version is shown before the visitor accepts it', async () => {
  const answer = await answerTo(linkTo(candidate).replace('/?', '/trade?page=2&'))
  expect(answer).toEqual({
    remote: 'mfe-events',
    version: '1.5.0~pr42',
    until: '2026-03-01T13:00:00.000Z',
    location: '/trade?page=2',
    fields: expect.objectContaining({ override: 'mfe-events@1.5.0~pr42', by: 'u7', to: '/trade?page=2' }),
  })
  expect(answer).not.toHaveProperty('cookie')
})

it('an answer is checked against the link again, and leads to this site only', async () => {
  const fields = { override: 'mfe-events@1.6.0', until: String(until), by: 'u7', seal: 'x'.repeat(43) }
  const accept = (more: object) =>
    site().accept(asking('/override', ''), new URLSearchParams({ ...fields, ...more }))
  expect(await accept({ to: '/trade' })).toEqual({ location: '/trade?override=refused' })
  expect(await accept({ to: '//evil.example/' })).toEqual({ location: '/evil.example/?override=refused' })
  expect(await accept({ to: 'https://evil.example/' })).toEqual({
    location: '/https://evil.example/?override=refused',
  })
})

it('a link ends with its author’s right, also for a browser that already has it', async () => {
  const cookie = cookieOf(await ask(linkTo(candidate)))
  expect(await versionsFor(cookie)).toEqual({ 'mfe-events': '1.5.0~pr42' })
  issuing.clear()
  expect(await versionsFor(cookie)).toEqual({})
})

describe('the session of an operator', () => {
  it('does not get a version that somebody else selected', async () => {
    const cookie = cookieOf(await ask(linkTo(candidate)))
    visitor = asMember(8, true)
    expect(await versionsFor(cookie)).toEqual({})
    expect(await ask(linkTo(candidate))).toEqual({ location: '/?override=operator' })
    visitor = asMember(8, false)
    expect(await versionsFor(cookie)).toEqual({ 'mfe-events': '1.5.0~pr42' })
  })

  it('gets one that the operator selected, and any just after the second factor', async () => {
    visitor = asMember(7, true)
    expect(await versionsFor(cookieOf(await ask(linkTo(candidate))))).toEqual({ 'mfe-events': '1.5.0~pr42' })
    visitor = asMember(8, true, 'verified')
    expect(await versionsFor(cookieOf(await ask(linkTo(candidate))))).toEqual({ 'mfe-events': '1.5.0~pr42' })
  })
})

it('another instance of the site accepts the cookie, one with another key does not', async () => {
  const request = asking('/', cookieOf(await ask(linkTo(candidate))))
  expect(Object.keys(await site().of(request))).toEqual(['mfe-events'])
  expect(await site(noon, randomBytes(32)).of(request)).toEqual({})
})

it('links for several remotes add up, and the later of two for one remote wins', async () => {
  const first = cookieOf(await ask(linkTo(candidate)))
  const both = await ask(linkTo(other, 2), first)
  expect(both?.cookie).toContain('Max-Age=7200')
  expect(await versionsFor(cookieOf(both))).toEqual({ 'mfe-events': '1.5.0~pr42', 'mfe-other': '2.0.0' })
  const later = await ask(linkTo({ ...candidate, version: '1.6.0' }), cookieOf(both))
  expect(await versionsFor(cookieOf(later))).toEqual({ 'mfe-events': '1.6.0', 'mfe-other': '2.0.0' })
})

it('each expires at its own time, even if the browser still sends it', async () => {
  const first = cookieOf(await ask(linkTo(candidate)))
  const both = cookieOf(await ask(linkTo(other, 2), first))
  expect(await versionsFor(both, noon + 1.5 * hour)).toEqual({ 'mfe-other': '2.0.0' })
  expect(await versionsFor(both, noon + 2.5 * hour)).toEqual({})
})

it('?override=off ends all of them', async () => {
  const cookie = cookieOf(await ask(linkTo(candidate)))
  expect(await ask('/trade?override=off&page=2', cookie)).toEqual({
    location: '/trade?page=2',
    cookie: 'override=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
  })
})

describe('a link that is refused says why, and leaves the browser’s other claims:', () => {
  const link = () => linkTo(candidate)
  it.each([
    ['one that has expired', () => ask(link(), '', noon + 2 * hour), 'expired'],
    ['one with a longer time', () => ask(link().replace(/until=\d+/, `until=${until + 1}`)), 'refused'],
    ['one with another version', () => ask(link().replace('1.5.0%7Epr42', '1.6.0')), 'refused'],
    ['one with another remote', () => ask(link().replace('mfe-events', 'mfe-other')), 'refused'],
    ['one with another author', () => ask(link().replace('by=u7', 'by=u8')), 'refused'],
    [
      'one whose author has lost the right',
      () => {
        issuing.clear()
        return ask(link())
      },
      'expired',
    ],
    ['one without its seal', () => ask(link().replace(/&seal=.*/, '')), 'refused'],
    ['one that is malformed', () => ask('/?override=mfe-events@<script>&until=1e9&seal=x'), 'refused'],
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
  'leaves %s unchanged',
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
  'gets nothing from the cookie %j',
  async (cookie) => {
    expect(await site().of(asking('/', cookie))).toEqual({})
  },
)

it('shows what is live while the database is unreachable', async () => {
  const cookie = cookieOf(await ask(linkTo(candidate)))
  const trouble: unknown[] = []
  const away = createOverrides({
    seals: createSeals(key),
    published: {
      has: () => Promise.reject(new Error('away')),
      find: () => Promise.reject(new Error('away')),
      refresh: () => Promise.reject(new Error('away')),
    },
    issuers: { mayStillIssue: () => Promise.resolve(true), mayRunFor: () => Promise.resolve(true) },
    visitorOf: () => Promise.resolve(undefined),
    publicUrl: 'http://127.0.0.1:3000',
    onTrouble: (error) => void trouble.push(error),
    now: () => noon,
  })
  expect(await away.of(asking('/', cookie))).toEqual({})
  expect(trouble).toEqual([new Error('away')])
})

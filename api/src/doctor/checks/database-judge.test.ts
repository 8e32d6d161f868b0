import { connectionsOfInstance } from '../../platform/database/connections'
import { explainConnection } from './database-connection'
import type { DatabaseFacts } from './database-facts'
import {
  judgeClock,
  judgeConnections,
  judgeDurability,
  judgeExtensions,
  judgeRole,
  judgeSessions,
} from './database-judge'

const sound: DatabaseFacts = {
  version: '18.4',
  database: 'site',
  role: 'site',
  standby: false,
  owns: true,
  superuser: false,
  may_create: true,
  extensions: [{ name: 'pg_trgm', created: true }],
  max_connections: 100,
  reserved: 3,
  others: 5,
  role_limit: -1,
  database_limit: -1,
  fsync: 'on',
  synchronous_commit: 'on',
}

describe('a refused connection', () => {
  it.each([
    ['ENOTFOUND', 'x', /The host name db of DATABASE_URL is unknown/],
    ['53300', 'x', /has no connection left/],
    ['28000', 'no pg_hba.conf entry', /does not let this role in: no pg_hba\.conf entry/],
    ['', 'timeout expired', /does not accept a connection: timeout expired/],
  ])('with the code %p is explained', (code, message, text) => {
    const failure = Object.assign(new Error(message), { code })
    expect(explainConnection(failure, 'postgres://site@db/site')).toMatchObject({
      level: 'error',
      text: expect.stringMatching(text),
    })
  })
})

it('a pooler without sessions is an error', () => {
  expect(judgeSessions(true)).toEqual([])
  expect(judgeSessions(false)).toMatchObject([{ level: 'error', text: expect.stringMatching(/^A pooler/) }])
})

describe('the role', () => {
  it.each([
    [{}, 'ok', /^PostgreSQL 18\.4 at db:5432 answers/],
    [{ standby: true }, 'error', /is a standby/],
    [{ owns: false, may_create: false }, 'error', /may not create tables/],
    [{ owns: false }, 'warning', /does not own/],
    [{ superuser: true }, 'warning', /a superuser/],
  ] as const)('%j is %s', (changes, level, text) => {
    expect(judgeRole({ ...sound, ...changes }, 'postgres://site@db/site')).toMatchObject({
      level,
      text: expect.stringMatching(text),
    })
  })
})

describe('the extensions', () => {
  it.each([
    [['pg_trgm'], 'ok'],
    [['pg_trgm', 'btree_gin'], 'error'],
  ] as const)('%j of pg_trgm are %s', (wanted, level) => {
    expect(judgeExtensions(sound, wanted).level).toBe(level)
  })

  it('are created by the next start if the server offers them', () => {
    const offered = { ...sound, extensions: [{ name: 'pg_trgm', created: false }] }
    expect(judgeExtensions(offered, ['pg_trgm'])).toEqual({
      level: 'ok',
      text: 'The next start creates the extensions pg_trgm.',
    })
  })
})

describe('the connections', () => {
  it.each([
    [{}, 'ok', /92 connections .* up to 24: enough for 3 instances/],
    [{ others: 60 }, 'ok', /enough for 1 instance\.$/],
    [{ others: 75 }, 'error', /22 connections/],
    [{ role_limit: 10 }, 'error', /10 connections/],
    [{ database_limit: 24 }, 'ok', /enough for 1 instance\.$/],
  ] as const)('%j are %s', (changes, level, text) => {
    expect(judgeConnections({ ...sound, ...changes }, 24)).toMatchObject({
      level,
      text: expect.stringMatching(text),
    })
  })

  it('that PostgreSQL offers by default suffice', () => {
    expect(connectionsOfInstance).toBeLessThan(97)
    expect(judgeConnections(sound).level).toBe('ok')
  })
})

describe('the clocks', () => {
  it.each([
    [0, 0, 'ok'],
    [-1500, 10, 'ok'],
    [2500, 600, 'ok'],
    [2500, 10, 'warning'],
    [-30_000, 10, 'warning'],
    [90_000, 10, 'error'],
  ])('%d ms apart, give or take %d, are %s', (ahead, tolerance, level) => {
    expect(judgeClock({ ahead, tolerance }).level).toBe(level)
  })

  it('are compared in words', () => {
    expect(judgeClock({ ahead: -5000, tolerance: 0 }).text).toBe(
      "The clock of the database is 5.0 s behind this machine's.",
    )
  })
})

describe('durable writing', () => {
  it.each([
    [{}, 4.2, 'ok'],
    [{}, 80, 'warning'],
    [{}, undefined, 'skipped'],
    [{ synchronous_commit: 'off' }, 1, 'warning'],
    [{ fsync: 'off' }, 1, 'error'],
  ])('with %j and a commit in %p ms is %s', (changes, commit, level) => {
    expect(judgeDurability({ ...sound, ...changes }, commit).level).toBe(level)
  })
})

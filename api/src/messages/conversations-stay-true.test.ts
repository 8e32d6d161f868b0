import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PoolClient } from 'pg'
import {
  block,
  conversations,
  deleteFromUser,
  reverseDecision,
  type Session,
  unblock,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { decideAs, reportAs, sendMessage } from '../testing/moderated'
import { grantRole } from '../testing/staff'

let api: TestApi
let ana: Session
let bo: Session
let mod: Session
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
  bo = await api.signUp('bo')
  mod = await api.signUp('mod')
  await grantRole(api, mod, 'moderator')
})
beforeEach(() => api.database.pool.query('delete from messages'))
afterAll(() => api.close())

const as = ({ api_token: token }: Session) => ({ token })

/** The last texts in the list of a member. */
async function lastTexts(member: Session): Promise<string[]> {
  const { outcome } = await api.call(conversations, {}, as(member))
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data.map(({ sm }) => sm)
}

interface Rows {
  readonly user_id: number
  readonly other_id: number
  readonly last_id: number
}
const stored = async () =>
  (await api.database.pool.query<Rows>('select user_id, other_id, last_id from conversations order by 1, 2'))
    .rows
/** The same, found by reading all messages. */
const counted = async () =>
  (
    await api.database.pool.query<Rows>(
      `select user_id, other_id, max(id) as last_id from (
        select to_id as user_id, from_id as other_id, id from messages where to_deleted_at is null
        union all select from_id, to_id, id from messages where from_deleted_at is null
      ) m group by 1, 2 order by 1, 2`,
    )
  ).rows
const expectTrue = async () => expect(await stored()).toEqual(await counted())

it('what a member sent during a block is in their own conversation only, and what was there comes back', async () => {
  const before = await sendMessage(api, bo, ana, 'before')
  const { outcome } = await api.call(block, { kind: 'message', id: before }, as(ana))
  const idx = outcome.kind === 'ok' ? outcome.data.block_idx : 0
  expect([await lastTexts(ana), await lastTexts(bo)]).toEqual([[], ['before']])
  await expect(sendMessage(api, bo, ana, 'during')).rejects.toThrow('did not arrive')
  expect([await lastTexts(ana), await lastTexts(bo)]).toEqual([[], ['during']])
  await api.call(unblock, { idx }, as(ana))
  expect([await lastTexts(ana), await lastTexts(bo)]).toEqual([['before'], ['during']])
  await expectTrue()
})

it('a message that a moderator hid is in no conversation until it comes back', async () => {
  await sendMessage(api, bo, ana, 'first')
  const id = await sendMessage(api, bo, ana, 'second')
  await reportAs(api, ana, { kind: 'message', id })
  const decision = await decideAs(api, mod, { kind: 'message', id }, 'hide')
  expect([await lastTexts(ana), await lastTexts(bo)]).toEqual([['first'], ['first']])
  await api.call(reverseDecision, { idx: decision, why: 'A mistake' }, as(mod))
  expect([await lastTexts(ana), await lastTexts(bo)]).toEqual([['second'], ['second']])
  await expectTrue()
})

it('two members who write to and delete from each other at once end without a deadlock', async () => {
  const ids = await Promise.all(
    Array.from({ length: 24 }, (_, n) => insert(n % 2 === 0 ? [ana, bo] : [bo, ana])),
  )
  const erase = async (member: Session, idx: number) =>
    expect((await api.call(deleteFromUser, { idx }, as(member))).outcome.kind).toBe('ok')
  await Promise.all(
    ids.flatMap((idx, n) => [
      erase(n % 3 === 0 ? ana : bo, idx),
      insert(n % 2 === 0 ? [bo, ana] : [ana, bo]),
      ...(n % 4 === 0 ? [erase(n % 3 === 0 ? bo : ana, idx)] : []),
    ]),
  )
  expect(await stored()).toHaveLength(2)
  await expectTrue()
})

it('the newest message wins, whichever of two transactions ends first', async () => {
  const [first, second] = [await api.database.pool.connect(), await api.database.pool.connect()]
  try {
    await insert([ana, bo])
    const last = await insert([bo, ana])
    await first.query('begin')
    await second.query('begin')
    await first.query('update messages set to_deleted_at = now() where id = $1', [last])
    // Waits for the row of the conversation.
    const waiting = insertBy(second, [bo, ana])
    await first.query('commit')
    await waiting
    await second.query('commit')
  } finally {
    first.release()
    second.release()
  }
  expect(await stored()).toHaveLength(2)
  await expectTrue()
})

it('one statement that writes many messages changes each conversation once', async () => {
  const { rows } = await api.database.pool.query<{ 'QUERY PLAN': readonly Explained[] }>(
    `explain (analyze, format json) insert into messages (from_id, to_id, to_hidden, body, preview)
      select a.id, b.id, false, 'x', 'x' from users a, users b, generate_series(1, 300)
      where a.nick in ('ana', 'bo') and b.nick in ('ana', 'bo', 'mod')`,
  )
  const calls = rows[0]?.['QUERY PLAN'][0]?.Triggers.map(({ 'Trigger Name': name, Calls }) => [name, Calls])
  expect(calls).toContainEqual(['follow_new_messages', 1])
  expect(calls?.map(([name]) => name)).not.toContain('follow_conversations')
  expect(await stored()).toHaveLength(8)
  await expectTrue()
})

interface Explained {
  readonly Triggers: readonly { readonly 'Trigger Name': string; readonly Calls: number }[]
}

it('the migration adds what older messages are part of, also when it runs twice', async () => {
  await sendMessage(api, bo, ana, 'old')
  await sendMessage(api, ana, bo, 'newer')
  const file = path.join(__dirname, '../../migrations/0074-conversations.sql')
  const sql = await readFile(file, 'utf8')
  const fill = sql.slice(sql.lastIndexOf('\ndo $$'))
  await api.database.pool.query(
    'delete from conversations where user_id = (select min(user_id) from conversations)',
  )
  await api.database.pool.query(fill)
  await api.database.pool.query(fill)
  expect(await stored()).toHaveLength(2)
  await expectTrue()
})

type Querying = Pick<PoolClient, 'query'>

async function insertBy(connection: Querying, pair: readonly [Session, Session]): Promise<number> {
  const { rows } = await connection.query<{ id: number }>(
    `insert into messages (from_id, to_id, to_hidden, body, preview)
      select a.id, b.id, false, 'x', 'x' from users a, users b where a.nick = $1 and b.nick = $2 returning id`,
    pair.map(({ nick }) => nick),
  )
  return rows[0]?.id ?? 0
}
const insert = (pair: readonly [Session, Session]) => insertBy(api.database.pool, pair)

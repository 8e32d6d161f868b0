import {
  deleteFromUser,
  type Folder,
  login,
  logout,
  msg,
  msgs,
  postMsg,
  type Session,
  updateProfile,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { type EventReader, readEvents } from '../testing/event-reader'

let first: TestApi
let second: TestApi
let ana: Session
let bo: Session
beforeAll(async () => {
  first = await startApi()
  second = await startApi({ sharing: first })
  ana = await first.signUp('ana')
  bo = await first.signUp('bo')
})
const readers: EventReader[] = []
afterEach(() => readers.splice(0).forEach((reader) => reader.leave()))
afterAll(async () => {
  await second.close()
  await first.close()
})

const ownPage = { 'Sec-Fetch-Site': 'same-origin' }

async function listen(api: TestApi, session?: Session, headers?: Record<string, string>) {
  const reader = await readEvents(api, session, headers)
  readers.push(reader)
  return reader
}

const send = (api: TestApi, to: Session, text = 'hello') =>
  api.call(postMsg, { to: to.email, msg: text }, { token: ana.api_token })

/** The same member in another browser. */
async function signInAgain({ email, nick }: Session): Promise<Session> {
  const { outcome } = await second.call(login, { email, password: `password of ${nick}` })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}

async function folder(of: Session, type: Folder): Promise<number[]> {
  const { outcome } = await first.call(msgs, { type }, { token: of.api_token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data.map(({ message_idx }) => message_idx)
}

/** Ends the LISTEN connections of the instances, and waits until they listen again. */
async function cutListeners(): Promise<void> {
  const { pool } = first.database
  const listeners = async () => {
    const { rows } = await pool.query<{ pid: number }>(
      // The last statement is LISTEN, or the check of a connection that was silent for half a minute.
      `select pid from pg_stat_activity where datname = current_database()
       and application_name = 'within-reach listener' and query ~* '^(listen|select 1)' and state = 'idle'`,
    )
    return rows.map(({ pid }) => pid)
  }
  const before = await listeners()
  expect(before).toHaveLength(2)
  await pool.query('select pg_terminate_backend(pid, 5000) from unnest($1::int[]) pid', [before])
  while ((await listeners()).filter((pid) => !before.includes(pid)).length < 2) continue
}

describe('the stream of a member', () => {
  it('sends the count at once and after each change on any instance', async () => {
    const cy = await first.signUp('cy')
    const [here, there] = [await listen(first, cy), await listen(second, cy)]
    expect([await here.nextCount(), await there.nextCount()]).toEqual([0, 0])
    await send(first, cy)
    expect([await here.nextCount(), await there.nextCount()]).toEqual([1, 1])
    await send(second, cy)
    expect([await here.nextCount(), await there.nextCount()]).toEqual([2, 2])
    const [newest, oldest] = await folder(cy, 'inbox')
    await first.call(msg, { idx: newest }, { token: cy.api_token })
    expect([await here.nextCount(), await there.nextCount()]).toEqual([1, 1])
    await second.call(deleteFromUser, { idx: oldest }, { token: cy.api_token })
    expect([await here.nextCount(), await there.nextCount()]).toEqual([0, 0])
    expect(await (await listen(second, cy)).nextCount()).toBe(0)
  })

  it('reaches its member only', async () => {
    const hal = await first.signUp('hal')
    const [mine, other] = [await listen(first, bo), await listen(first, hal)]
    expect([await mine.nextCount(), await other.nextCount()]).toEqual([0, 0])
    await send(second, bo)
    expect(await mine.waitForCount(1)).toBe(1)
    await first.call(postMsg, { to: hal.email, msg: 'x' }, { token: bo.api_token })
    expect(await other.nextCount()).toBe(1)
  })

  it('tells the other pages of the sender about the message, on any instance', async () => {
    const ida = await first.signUp('ida')
    const [here, there] = [await listen(first, ida), await listen(second, ida)]
    expect([await here.nextCount(), await there.nextCount()]).toEqual([0, 0])
    await first.call(postMsg, { to: bo.email, msg: 'x' }, { token: ida.api_token })
    const [newest] = await folder(ida, 'sent')
    expect(newest).toBeGreaterThan(0)
    expect(await Promise.all([here, there].map((reader) => reader.next()))).toEqual([
      { count: 0, newest: { inbox: 0, sent: newest } },
      { count: 0, newest: { inbox: 0, sent: newest } },
    ])
  })

  it('tells of each deleted message, also of one that was read', async () => {
    const kim = await first.signUp('kim')
    await send(first, kim)
    await send(first, kim)
    const [newest, oldest] = await folder(kim, 'inbox')
    for (const idx of [newest, oldest]) await first.call(msg, { idx }, { token: kim.api_token })
    const [here, there] = [await listen(first, kim), await listen(second, kim)]
    await second.call(deleteFromUser, { idx: oldest }, { token: kim.api_token })
    const told = await Promise.all([here.nextDeletion(), there.nextDeletion()])
    expect(told).toEqual([{ n: expect.any(Number) as number }, { n: expect.any(Number) as number }])
    await first.call(deleteFromUser, { idx: newest }, { token: kim.api_token })
    expect(await here.nextDeletion()).not.toEqual(told[0])
  })

  it('batches a burst and ends at the right count', async () => {
    const dana = await first.signUp('dana')
    const reader = await listen(second, dana)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => send(n % 2 ? first : second, dana)),
    )
    // A service that waits long for its database refuses some.
    const sent = answers.filter(({ outcome }) => outcome.kind === 'ok').length
    expect(sent).toBeGreaterThan(1)
    expect(await reader.waitForCount(sent)).toBe(sent)
  })

  it('disables buffering and caching', async () => {
    const { status, headers } = await listen(first, bo)
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/event-stream'])
    expect(headers.get('Cache-Control')).toBe('private, no-cache')
    expect(headers.get('X-Accel-Buffering')).toBe('no')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  it('continues after the instances lost their LISTEN connection, including missed changes', async () => {
    const eli = await first.signUp('eli')
    const [here, there] = [await listen(first, eli), await listen(second, eli)]
    expect([await here.nextCount(), await there.nextCount()]).toEqual([0, 0])
    await first.database.pool.query(
      `insert into messages (from_id, to_id, to_hidden, body, preview)
       select min(id), max(id) filter (where nick = 'eli'), false, 'unannounced', 'unannounced' from users`,
    )
    await cutListeners()
    expect([await here.nextCount(), await there.nextCount()]).toEqual([1, 1])
    await send(first, eli)
    expect([await here.nextCount(), await there.nextCount()]).toEqual([2, 2])
  })
})

describe('the stream is refused', () => {
  it('to visitors, and to an invalid token', async () => {
    expect((await listen(first)).status).toBe(401)
    expect((await listen(first, { ...bo, api_token: 'x'.repeat(43) })).status).toBe(401)
  })

  it.each<Record<string, string>>([
    {},
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
    { Referer: 'https://evil.example/' },
    { Origin: 'null', Referer: 'http://127.0.0.1:3000/' },
  ])('to a page of another site, which says %j', async (headers) => {
    expect((await listen(first, bo, headers)).status).toBe(403)
  })

  it('but not to a page of this site, even if the browser sends only its origin', async () => {
    expect((await listen(first, bo, { Referer: `${first.url}/message` })).status).toBe(200)
  })
})

describe('the stream ends', () => {
  it('with a log-out, on every instance, and leaves the member’s other sign-ins open', async () => {
    const fay = await first.signUp('fay')
    const [here, there, other] = [
      await listen(first, fay),
      await listen(second, fay),
      await listen(second, await signInAgain(fay)),
    ]
    await first.call(logout, {}, { cookies: { wr_session: fay.api_token }, headers: ownPage })
    expect(await Promise.all([here.ended(), there.ended()])).toEqual([true, true])
    await send(first, fay)
    expect(await other.waitForCount(1)).toBe(1)
    expect((await listen(second, fay)).status).toBe(401)
  })

  it('with a new password, except on the page that set it', async () => {
    const gus = await first.signUp('gus')
    const [own, other] = [await listen(first, gus), await listen(second, await signInAgain(gus))]
    await first.call(
      updateProfile,
      { username: 'Gus', nickname: 'gus', password: 'another password' },
      { token: gus.api_token },
    )
    expect(await other.ended()).toBe(true)
    await send(second, gus)
    expect(await own.waitForCount(1)).toBe(1)
  })

  it('when the service stops, without delaying it', async () => {
    const third = await startApi({ sharing: first })
    const reader = await listen(third, bo)
    await reader.nextCount()
    const closed = third.close()
    expect(await reader.ended()).toBe(true)
    await closed
  })
})

it('the metrics count open streams', async () => {
  const open = async () => {
    const text = await (await fetch(`${first.url}/metrics`)).text()
    return Number(/^event_streams_open (\d+)$/m.exec(text)?.[1])
  }
  while ((await open()) > 0) continue
  const [one] = [await listen(first, ana), await listen(first, bo)]
  expect(await open()).toBe(2)
  one.leave()
  while ((await open()) > 1) continue
  const text = await (await fetch(`${first.url}/metrics`)).text()
  expect(text).not.toContain('route="/api/events",status="200"')
})

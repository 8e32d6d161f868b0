import {
  caseEventsPath,
  endCaseLink,
  eventsPath,
  myCases,
  renewCaseLink,
  type Session,
  takeCase,
  writeInCase,
  writeInLinkedCase,
  writeInMyCase,
} from '@within-reach/contract'
import type { Topic } from '../platform/events/signals'
import { startApi, type TestApi } from '../testing/api'
import { type CaseEvents, listen, membersCase, signUpAgent, visitorsCase } from '../testing/cases'
import { watchCases } from './live'

/** Milliseconds within which a change is on screen. */
const atOnce = 1000

let one: TestApi
let two: TestApi
let ana: Session
let ben: Session
let agent: Session
const open: CaseEvents[] = []
beforeAll(async () => {
  one = await startApi()
  two = await startApi({ sharing: one })
  ana = await one.signUp('ana')
  ben = await one.signUp('ben')
  agent = await signUpAgent(one, 'yuna')
})
afterEach(() => {
  for (const stream of open.splice(0)) stream.leave()
})
afterAll(async () => {
  await two.close()
  await one.close()
})

/** Opens a stream and reads the event that it begins with. */
async function opened(api: TestApi, path: string, cookie: string): Promise<CaseEvents> {
  const stream = await listen(api, path, cookie)
  open.push(stream)
  expect(stream.status).toBe(200)
  expect(await stream.next()).toEqual(expect.any(Number))
  return stream
}
const asMember = (api: TestApi, { api_token: token }: Session) =>
  opened(api, eventsPath, `wr_session=${token}`)
const asReader = (api: TestApi, { idx, secret }: { idx: number; secret: string }) =>
  opened(api, caseEventsPath(idx), `wr_case=${secret}`)

/** Milliseconds from an act until each stream got an event. */
async function delayOf(act: () => Promise<{ status: number }>, ...streams: CaseEvents[]): Promise<number> {
  const arrived = streams.map((stream) => stream.next())
  const began = performance.now()
  expect((await act()).status).toBe(200)
  for (const event of await Promise.all(arrived)) expect(event).toEqual(expect.any(Number))
  return performance.now() - began
}

it('a message of the agent reaches the member who asked on another instance, and a message back the agent', async () => {
  const idx = await membersCase(one, ana, 'live')
  const [asker, desk] = [await asMember(two, ana), await asMember(one, agent)]
  const answer = () => one.call(writeInCase, { idx, kind: 'message', text: 'x' }, { token: agent.api_token })
  expect(await delayOf(answer, asker, desk)).toBeLessThan(atOnce)
  const back = () => two.call(writeInMyCase, { idx, text: 'x' }, { token: ana.api_token })
  expect(await delayOf(back, asker, desk)).toBeLessThan(atOnce)
})

it('a change reaches the reader of a link on another instance', async () => {
  const visitors = await visitorsCase(one, 'live@example.com')
  const [asker, desk] = [await asReader(two, visitors), await asMember(two, agent)]
  const take = () => one.call(takeCase, { idx: visitors.idx }, { token: agent.api_token })
  expect(await delayOf(take, asker, desk)).toBeLessThan(atOnce)
  const write = () => one.call(writeInLinkedCase, { secret: visitors.secret, text: 'x' })
  expect(await delayOf(write, asker, desk)).toBeLessThan(atOnce)
})

it('the stream of a member tells the newest change of their own cases, when it opens and after each', async () => {
  const cleo = await one.signUp('cleo')
  const cookie = `wr_session=${cleo.api_token}`
  const before = await listen(two, eventsPath, cookie)
  open.push(before)
  expect(await before.nextEvent()).toEqual({ n: expect.any(Number) as number, changed: '' })
  const newest = async () => {
    const { outcome } = await one.call(myCases, {}, { token: cleo.api_token })
    return outcome.kind === 'ok' ? outcome.data[0]?.changed : undefined
  }
  /** Waits for the event with the newest change: a step may be announced several times. */
  const isTold = async () => {
    const wanted = await newest()
    let event = await before.nextEvent()
    while (event !== undefined && event.changed !== wanted) event = await before.nextEvent()
    return event !== undefined
  }
  const idx = await membersCase(one, cleo, 'newest')
  expect(await isTold()).toBe(true)
  await one.call(writeInCase, { idx, kind: 'message', text: 'x' }, { token: agent.api_token })
  expect(await isTold()).toBe(true)
  const after = await listen(one, eventsPath, cookie)
  open.push(after)
  expect(await after.nextEvent()).toMatchObject({ changed: await newest() })
})

it('a new inquiry reaches the agents', async () => {
  const desk = await asMember(two, agent)
  const arrived = desk.next()
  await membersCase(one, ben, 'new')
  expect(await arrived).toEqual(expect.any(Number))
})

/** Waits until everything that was announced about cases so far has arrived: one instance announces in order. */
async function announced(): Promise<void> {
  for (const { platform } of [one, two]) {
    const marker = --markers
    const arrived = new Promise<void>((resolve) => {
      two.platform.signals.on('cases', (ids) => ids.includes(marker) && resolve())
    })
    platform.signals.announce('cases', marker)
    await arrived
  }
}
let markers = 0

it('a note reaches agents, and is not announced as a change that others may see', async () => {
  const idx = await membersCase(one, ana, 'note')
  const visitors = await visitorsCase(one, 'note@example.com')
  await announced()
  const changed: number[] = []
  two.platform.signals.on('cases', (ids) => changed.push(...ids.filter((id) => id > 0)))
  const desk = await asMember(two, agent)
  for (const id of [idx, visitors.idx]) {
    const note = () => one.call(writeInCase, { idx: id, kind: 'note', text: 'x' }, { token: agent.api_token })
    expect(await delayOf(note, desk)).toBeLessThan(atOnce)
  }
  await announced()
  expect(changed).toEqual([])
})

it.each<[what: string, topic: Topic, members: string[], reader: number]>([
  ['a note', 'case-notes', ['yuna'], 0],
  ['any other change', 'cases', ['ana', 'yuna'], 1],
])('%s reaches those who may see it', async (_what, topic, members, reader) => {
  const idx = await membersCase(one, ana, `seen by ${members.join()}`)
  const found = await one.database.pool.query<{ id: number; nick: string }>('select id, nick from users')
  const nicks = new Map(found.rows.map(({ id, nick }) => [id, nick]))
  const announce = new Map<Topic, (ids: readonly number[]) => void>()
  const told: (string | undefined)[] = []
  const live = watchCases({
    ...one.platform,
    signals: { ...one.platform.signals, on: (heard, handle) => void announce.set(heard, handle) },
    streams: {
      ...one.platform.streams,
      members: () => [...nicks.keys()],
      send: (id) => void told.push(nicks.get(id)),
    },
  })
  const stream = live.linked.open({ userId: idx, tokenHash: Buffer.alloc(32) })
  announce.get(topic)?.([idx])
  await live.stop()
  live.linked.end()
  expect(told.toSorted()).toEqual(members)
  // Nobody read meanwhile, so only the newest event waits.
  expect((await stream.toArray()).join('')).toContain(`data: {"n":${reader}}`)
})

describe('the stream of a link', () => {
  it.each([
    ['without a cookie', () => ''],
    ['with a wrong one', () => `wr_case=${'x'.repeat(43)}`],
    ['with the login of a member', () => `wr_session=${ana.api_token}`],
  ])('is not opened %s', async (_how, cookie) => {
    const { idx } = await visitorsCase(one, 'closed@example.com')
    expect((await listen(one, caseEventsPath(idx), cookie())).status).toBe(404)
  })

  it('is not opened by the link of another case, or by a page of another site', async () => {
    const [mine, theirs] = [
      await visitorsCase(one, 'mine@example.com'),
      await visitorsCase(one, 'theirs@example.com'),
    ]
    const cookie = `wr_case=${mine.secret}`
    expect((await listen(one, caseEventsPath(theirs.idx), cookie)).status).toBe(404)
    const foreign = { 'Sec-Fetch-Site': 'cross-site', Cookie: cookie }
    expect((await fetch(one.url + caseEventsPath(mine.idx), { headers: foreign })).status).toBe(403)
  })

  it.each(['asker', 'agent'])('ends when the %s revokes the link', async (who) => {
    const visitors = await visitorsCase(one, `ended-by-${who}@example.com`)
    const stream = await asReader(two, visitors)
    if (who === 'asker') await one.call(endCaseLink, { secret: visitors.secret })
    else await one.call(renewCaseLink, { idx: visitors.idx }, { token: agent.api_token })
    while ((await stream.next()) !== undefined) continue
    expect((await listen(two, caseEventsPath(visitors.idx), `wr_case=${visitors.secret}`)).status).toBe(404)
  })
})

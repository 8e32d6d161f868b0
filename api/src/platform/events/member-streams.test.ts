import { once } from 'node:events'
import { pino } from 'pino'
import type { Caller } from '../caller'
import { createMemberStreams, type MemberStreams, type MemberStreamsParts } from './member-streams'

const member = (userId: number, token = `token of ${userId}`): Caller => ({
  userId,
  email: '',
  name: '',
  nick: '',
  language: null,
  tokenHash: Buffer.from(token),
  operator: false,
  roles: [],
  suspendedUntil: null,
  limitedUntil: null,
  marker: 'marker',
  secondFactor: 'none',
})

const made: MemberStreams[] = []
afterEach(() => made.splice(0).forEach((streams) => streams.end()))

/** Streams whose sign-ins are all valid, except the ended ones. */
function streamsOf(parts: Partial<MemberStreamsParts> = {}) {
  const over = new Set<string>()
  const streams = createMemberStreams({
    signedIn: (hashes) =>
      Promise.resolve(
        new Set(hashes.filter((hash) => !over.has(hash.toString())).map((hash) => hash.toString('hex'))),
      ),
    signals: { on: () => {}, onMissed: () => {} },
    log: pino({ level: 'silent' }),
    ...parts,
  })
  made.push(streams)
  return { streams, over }
}

it('a member has a maximum of streams: a further one replaces the oldest, which reconnects much later', async () => {
  const { streams } = streamsOf({ perMember: 2 })
  const oldest = streams.open(member(1))
  const others = [streams.open(member(1)), streams.open(member(1)), streams.open(member(2))]
  expect(streams.count()).toBe(3)
  let received = ''
  oldest.on('data', (chunk: Buffer) => (received += chunk.toString()))
  await once(oldest, 'end')
  expect(received).toBe('retry: 60000\n\n')
  expect(others.map((body) => body.readableEnded)).toEqual([false, false, false])
})

it('all of them get heartbeats, and those whose sign-in has ended end at a heartbeat', async () => {
  const { streams, over } = streamsOf({ beatEvery: 5 })
  const [stays, goes] = [streams.open(member(1)), streams.open(member(1, 'ended'))]
  let received = ''
  const beaten = new Promise<void>((resolve) =>
    stays.on('data', (chunk: Buffer) => {
      received += chunk.toString()
      if (received.includes(':\n\n:\n\n')) resolve()
    }),
  )
  goes.resume()
  over.add('ended')
  await Promise.all([beaten, once(goes, 'close')])
  expect([streams.count(), streams.members()]).toEqual([1, [1]])
})

it('every stream continues while the sign-ins cannot be checked', async () => {
  let looked = () => {}
  const twice = new Promise<void>((resolve) => (looked = resolve))
  let times = 0
  const { streams } = streamsOf({
    beatEvery: 5,
    signedIn: () => {
      if (++times === 2) looked()
      return Promise.reject(new Error('the database is unreachable'))
    },
  })
  const body = streams.open(member(1)).resume()
  await twice
  expect([body.destroyed, streams.count()]).toEqual([false, 1])
})

it('a member without streams is forgotten', async () => {
  const { streams } = streamsOf()
  const opened: number[] = []
  streams.onOpened((memberId) => opened.push(memberId))
  const [one, two] = [streams.open(member(7)), streams.open(member(7))]
  one.destroy()
  await once(one, 'close')
  expect([streams.has(7), streams.count()]).toEqual([true, 1])
  two.destroy()
  await once(two, 'close')
  expect([streams.has(7), streams.count(), opened]).toEqual([false, 0, [7, 7]])
})

it('after the end, new readers are told to reconnect', async () => {
  const { streams } = streamsOf()
  streams.end()
  const body = streams.open(member(1))
  expect(String(body.read() as Buffer)).toBe('retry: 5000\n\n')
  body.resume()
  await once(body, 'end')
  expect(streams.count()).toBe(0)
})

import type { Readable } from 'node:stream'
import type { Logger } from 'pino'
import type { Caller } from '../caller'
import { type EventStream, openEventStream } from './event-stream'
import type { Signals } from './signals'

/** The open event streams of members on this instance. */
export interface MemberStreams {
  /** Opens a stream for as long as the sign-in lives; of too many of one member the oldest is ended. */
  open(caller: Caller): Readable
  /** Says an event to every stream of a member. */
  send(memberId: number, event: string, data: unknown): void
  /** Acts whenever a member has opened a stream, which waits to be told how things are. */
  onOpened(act: (memberId: number) => void): void
  has(memberId: number): boolean
  /** Everybody who has a stream. */
  members(): readonly number[]
  count(): number
  /** Ends every stream, and from here on each that is opened. */
  end(): void
}

export interface MemberStreamsParts {
  /** Which of these tokens are alive, as hexadecimal hashes. */
  readonly signedIn: (tokenHashes: readonly Buffer[]) => Promise<ReadonlySet<string>>
  readonly signals: Pick<Signals, 'on' | 'onMissed'>
  readonly log: Logger
  /** Milliseconds between two beats. */
  readonly beatEvery?: number
  /** How many streams one member may have. */
  readonly perMember?: number
}

interface Open {
  readonly tokenHash: Buffer
  readonly stream: EventStream
}

/** Milliseconds after which a reader comes back who lost the stream; for one whose stream made room for another. */
const retry = 5000
const retryWhenFull = 60_000
/** How many sign-ins are looked up at once. */
const lookUpAtOnce = 500

/** Keeps the streams: their heartbeat, their number, and their end when the sign-in has ended. */
export function createMemberStreams({
  signedIn,
  signals,
  log,
  beatEvery = 25_000,
  perMember = 8,
}: MemberStreamsParts): MemberStreams {
  const streams = new Map<number, Set<Open>>()
  const opened: ((memberId: number) => void)[] = []
  let ended = false

  const openOf = (memberIds: Iterable<number>): Open[] =>
    [...memberIds].flatMap((memberId) => [...(streams.get(memberId) ?? [])])

  /** Ends the streams whose sign-in is over. */
  const check = async (memberIds: Iterable<number>): Promise<void> => {
    const all = openOf(memberIds)
    try {
      for (let start = 0; start < all.length; start += lookUpAtOnce) {
        const some = all.slice(start, start + lookUpAtOnce)
        const alive = await signedIn(some.map(({ tokenHash }) => tokenHash))
        for (const { tokenHash, stream } of some) if (!alive.has(tokenHash.toString('hex'))) stream.end()
      }
    } catch (error) {
      log.warn({ err: error }, 'the sign-ins behind open streams could not be looked up')
    }
  }

  const beating = setInterval(() => {
    for (const { stream } of openOf(streams.keys())) stream.beat()
    void check(streams.keys())
  }, beatEvery)
  signals.on('sign-ins', (memberIds) => void check(memberIds))
  signals.onMissed(() => void check(streams.keys()))

  return {
    open({ userId, tokenHash }) {
      const stream = openEventStream(retry)
      if (ended) {
        stream.end()
        return stream.body
      }
      const own = streams.get(userId) ?? new Set<Open>()
      const open = { tokenHash, stream }
      streams.set(userId, own.add(open))
      const [oldest] = own
      if (own.size > perMember && oldest) {
        own.delete(oldest)
        oldest.stream.end(retryWhenFull)
      }
      stream.body.once('close', () => {
        own.delete(open)
        if (own.size === 0 && streams.get(userId) === own) streams.delete(userId)
      })
      for (const act of opened) act(userId)
      return stream.body
    },
    send(memberId, event, data) {
      for (const { stream } of streams.get(memberId) ?? []) stream.send(event, data)
    },
    onOpened: (act) => void opened.push(act),
    has: (memberId) => streams.has(memberId),
    members: () => [...streams.keys()],
    count: () => openOf(streams.keys()).length,
    end() {
      ended = true
      clearInterval(beating)
      for (const { stream } of openOf(streams.keys())) stream.end()
    },
  }
}

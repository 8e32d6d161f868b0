import type { Readable } from 'node:stream'
import type { Logger } from 'pino'
import type { Caller } from '../caller'
import { type EventStream, openEventStream } from './event-stream'
import type { Signals, Topic } from './signals'

/** The open event streams of members on this instance. */
export interface MemberStreams {
  /** Opens a stream for the life of the sign-in. Above a member's maximum, the oldest is ended. */
  open(caller: Pick<Caller, 'userId' | 'tokenHash'>): Readable
  /** Sends an event to every stream of a member. */
  send(memberId: number, event: string, data: unknown): void
  /** Called when a member has opened a stream, which then needs the current state. */
  onOpened(act: (memberId: number) => void): void
  has(memberId: number): boolean
  /** Every member with a stream. */
  members(): readonly number[]
  count(): number
  /** Ends every stream, and every one that is opened later. */
  end(): void
}

export interface MemberStreamsParts {
  /** Finds which of these tokens are valid, as hexadecimal hashes. */
  readonly signedIn: (tokenHashes: readonly Buffer[]) => Promise<ReadonlySet<string>>
  readonly signals: Pick<Signals, 'on' | 'onMissed'>
  /** The announcements after which the tokens of a member are checked. */
  readonly topic?: Topic
  readonly log: Logger
  /** Milliseconds between two heartbeats. */
  readonly beatEvery?: number
  /** The maximum number of streams per member. */
  readonly perMember?: number
}

interface Open {
  readonly tokenHash: Buffer
  readonly stream: EventStream
}

/** Milliseconds after which a disconnected reader reconnects; for a replaced stream, much longer. */
const retry = 5000
const retryWhenFull = 60_000
/** The number of sign-ins per lookup. */
const lookUpAtOnce = 500

/** Manages the streams: heartbeats, their maximum, and their end with the sign-in. */
export function createMemberStreams({
  signedIn,
  signals,
  topic = 'sign-ins',
  log,
  beatEvery = 25_000,
  perMember = 8,
}: MemberStreamsParts): MemberStreams {
  const streams = new Map<number, Set<Open>>()
  const opened: ((memberId: number) => void)[] = []
  let ended = false

  const openOf = (memberIds: Iterable<number>): Open[] =>
    [...memberIds].flatMap((memberId) => [...(streams.get(memberId) ?? [])])

  /** Ends the streams whose sign-in has ended. */
  const check = async (memberIds: Iterable<number>): Promise<void> => {
    const all = openOf(memberIds)
    try {
      for (let start = 0; start < all.length; start += lookUpAtOnce) {
        const some = all.slice(start, start + lookUpAtOnce)
        const alive = await signedIn(some.map(({ tokenHash }) => tokenHash))
        for (const { tokenHash, stream } of some) if (!alive.has(tokenHash.toString('hex'))) stream.end()
      }
    } catch (error) {
      log.warn(
        { err: error },
        'the sign-ins of open event streams could not be checked; retried at the next heartbeat',
      )
    }
  }

  const beating = setInterval(() => {
    for (const { stream } of openOf(streams.keys())) stream.beat()
    void check(streams.keys())
  }, beatEvery)
  signals.on(topic, (memberIds) => void check(memberIds))
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

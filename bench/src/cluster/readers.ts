import { setTimeout as delay } from 'node:timers/promises'
import { postDetail, posts } from '@within-reach/contract'
import { clientHeaders } from './ask'

/** Milliseconds between two requests of a reader. */
const pause = 50
/** How long a visitor waits, in milliseconds. */
const timeout = 10_000

/** The requests of one kind. */
export interface ReadsFound {
  readonly name: string
  /** A page works without the answers of its first calls, and then makes them itself. */
  readonly kind: 'page' | 'call'
  readonly requests: number
  /** Without an answer in time, or with a status of 500 or above. */
  readonly failed: number
  /** Milliseconds. */
  readonly slowest: number
}

/** Visitors who read all the time. */
export interface Readers {
  /** The requests since the start, or since the last time that this was asked. */
  take(): ReadsFound[]
  stop(): Promise<void>
}

interface Kind {
  readonly name: string
  readonly path: string
  readonly fields?: Readonly<Record<string, string>>
}

/**
 * Starts one visitor for each kind of request, who asks the instances in turn.
 * @param post the id of a post
 */
export function startReaders(urls: readonly string[], post: number): Readers {
  const kinds: readonly Kind[] = [
    { name: 'home page', path: '/' },
    { name: 'board page', path: '/userspacequestionsboard' },
    { name: "a post's page", path: `/view?id=${post}` },
    { name: 'board list', path: posts.path, fields: { type: 'qb' } },
    { name: 'post', path: postDetail.path, fields: { id: String(post) } },
  ]
  const found = kinds.map(() => ({ requests: 0, failed: 0, slowest: 0 }))
  let stopped = false
  const read = async ({ path, fields }: Kind, at: number): Promise<void> => {
    const counts = found[at]
    for (let n = 0; !stopped && counts; n++) {
      const began = performance.now()
      const isServed = await send(`${urls[n % urls.length]}${path}`, fields).catch(() => false)
      counts.requests++
      if (!isServed) counts.failed++
      counts.slowest = Math.max(counts.slowest, performance.now() - began)
      await delay(pause)
    }
  }
  const all = Promise.all(kinds.map(read))
  return {
    take: () =>
      kinds.map(({ name, fields }, at) => {
        const counts = found[at] ?? { requests: 0, failed: 0, slowest: 0 }
        const taken: ReadsFound = { name, kind: fields ? 'call' : 'page', ...counts }
        Object.assign(counts, { requests: 0, failed: 0, slowest: 0 })
        return taken
      }),
    async stop() {
      stopped = true
      await all
    },
  }
}

async function send(url: string, fields: Kind['fields']): Promise<boolean> {
  const answer = await fetch(url, {
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    headers: clientHeaders(),
    signal: AbortSignal.timeout(timeout),
  })
  await answer.arrayBuffer()
  return answer.status < 500
}

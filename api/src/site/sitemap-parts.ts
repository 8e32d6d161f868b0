import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { fairQueue } from '../platform/fair-queue'

/** How long a part is cached, in milliseconds: as long as an HTTP cache may keep it. */
const keptFor = 60 * 60_000
/**
 * How long after content was withdrawn nothing is cached, in milliseconds: a replica that is read meanwhile may not know it yet.
 */
const settling = 2000
/** The maximum number of cached parts, of about half a megabyte each. A further one replaces the oldest. */
const maxCached = 64

/**
 * Caches the compressed parts of the sitemap, because creating one reads 50,000 posts. Concurrent requests for a part share
 * one creation, and one part is created at a time, so that crawlers delay nobody.
 * @param render the text of a part, in pieces
 * @param now milliseconds; by default the clock
 * @returns `read` returns a part as gzip. It throws what `render` throws, and then caches nothing. `forget` drops what was
 * created until now, and shortly after
 */
export function createSitemapParts(
  render: (part: number) => AsyncIterable<string>,
  now: () => number = Date.now,
): { read(part: number): Promise<Buffer>; forget(): void } {
  const kept = new Map<number, { readonly madeAt: number; readonly bytes: Promise<Buffer> }>()
  const queue = fairQueue({ atOnce: 1, waiting: maxCached, waitingPerKey: maxCached, what: 'sitemaps' })

  let freshFrom = -Infinity
  const read = (part: number): Promise<Buffer> => {
    const found = kept.get(part)
    if (found && now() - found.madeAt < keptFor && found.madeAt >= freshFrom) return found.bytes
    const made = { madeAt: now(), bytes: queue([], () => compressed(render(part))) }
    kept.delete(part)
    kept.set(part, made)
    const [oldest] = kept.keys()
    if (kept.size > maxCached && oldest !== undefined) kept.delete(oldest)
    made.bytes.catch(() => {
      if (kept.get(part) === made) kept.delete(part)
    })
    return made.bytes
  }
  return {
    read,
    forget() {
      freshFrom = now() + settling
    },
  }
}

async function compressed(pieces: AsyncIterable<string>): Promise<Buffer> {
  const chunks: Buffer[] = []
  await pipeline(pieces, createGzip({ level: 4 }), async (packed: AsyncIterable<Buffer>) => {
    for await (const chunk of packed) chunks.push(chunk)
  })
  return Buffer.concat(chunks)
}

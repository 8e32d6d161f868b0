import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { fairQueue } from '../platform/fair-queue'

/** Milliseconds for which a part is kept: as long as a cache in front may keep it. */
const keptFor = 60 * 60_000
/** Parts that are kept, of about half a megabyte each; of more, the one that was made first goes. */
const mostKept = 64

/**
 * Keeps the parts of the sitemap, compressed: making one reads 50,000 posts. Who asks for the same part at the same time shares
 * one making, and one part is made at a time, so that crawlers delay nobody.
 * @param render the text of a part, in pieces
 * @param now milliseconds; the clock unless told
 * @returns reads a part as gzip; throws what `render` throws, and then keeps nothing
 */
export function createSitemapParts(
  render: (part: number) => AsyncIterable<string>,
  now: () => number = Date.now,
): (part: number) => Promise<Buffer> {
  const kept = new Map<number, { readonly madeAt: number; readonly bytes: Promise<Buffer> }>()
  const inTurn = fairQueue({ atOnce: 1, waiting: mostKept, waitingPerKey: mostKept, what: 'sitemaps' })

  return (part) => {
    const found = kept.get(part)
    if (found && now() - found.madeAt < keptFor) return found.bytes
    const made = { madeAt: now(), bytes: inTurn([], () => compressed(render(part))) }
    kept.delete(part)
    kept.set(part, made)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    made.bytes.catch(() => {
      if (kept.get(part) === made) kept.delete(part)
    })
    return made.bytes
  }
}

async function compressed(pieces: AsyncIterable<string>): Promise<Buffer> {
  const chunks: Buffer[] = []
  await pipeline(pieces, createGzip({ level: 4 }), async (packed: AsyncIterable<Buffer>) => {
    for await (const chunk of packed) chunks.push(chunk)
  })
  return Buffer.concat(chunks)
}

import { setTimeout as delay } from 'node:timers/promises'
import { posts } from '@within-reach/contract'
import { vocabulary } from '../data/words'

/** Clients that each send one request after the other. */
export interface Crawlers {
  readonly url: string
  /** The number of clients that request sitemap parts, and of those that search for rare words. */
  readonly parts: number
  readonly searches: number
  /** The number of sitemap parts. */
  readonly known: number
}

/** The number of requests by outcome. */
export interface Crawled {
  readonly answered: number
  /** Refused because of the load. */
  readonly refused: number
}

/** Milliseconds that a client waits after a refusal. */
const pause = 1000
const boards = ['fr', 'tr', 'jobs', 'qb']

/**
 * Sends requests until it is stopped.
 * @throws Error if an answer is neither a success nor a refusal
 */
export async function crawl(
  { url, parts, searches, known }: Crawlers,
  stopped: Promise<unknown>,
): Promise<Crawled> {
  let [answered, refused, running, sent] = [0, 0, true, 0]
  void stopped.then(() => (running = false))
  const fromElsewhere = () => ({ 'x-forwarded-for': `10.50.${(++sent >> 8) & 255}.${sent & 255}` })
  const sitemapPart = (part: number) =>
    fetch(`${url}/sitemap-posts-${part}.xml`, { headers: fromElsewhere() })
  // The last words of the vocabulary are rare. They are used in turn.
  const rareWord = () => {
    const words = sent % 2 === 0 ? vocabulary.ko : vocabulary.en
    const body = new URLSearchParams({
      type: boards[sent % boards.length] ?? 'tr',
      search: words.at(-1 - (sent % 10_000)) ?? '',
    })
    return fetch(url + posts.path, { method: 'POST', headers: fromElsewhere(), body })
  }
  const repeat = async (ask: () => Promise<Response>) => {
    while (running) {
      const answer = await ask()
      await answer.arrayBuffer()
      if (answer.ok) answered++
      else if (answer.status === 503 || answer.status === 429) refused++
      else throw new Error(`${answer.url} answered ${answer.status}`)
      if (!answer.ok) await delay(pause)
    }
  }
  await Promise.all([
    ...Array.from({ length: parts }, (_, at) => repeat(() => sitemapPart(1 + (at % known)))),
    ...Array.from({ length: searches }, () => repeat(rareWord)),
  ])
  return { answered, refused }
}

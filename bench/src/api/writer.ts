import { posting } from '@within-reach/contract'
import type { BenchSite } from '../site'

/** Milliseconds between two posts: a busy site. */
const every = 50

/**
 * Writes posts while something else is measured, so that nothing is measured on a site where nothing happens.
 * @returns ends it, and waits for the last one
 */
export function keepWriting({ url }: BenchSite, token: string): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  let count = 0
  const timer = setInterval(() => {
    count++
    last = fetch(url + posting.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': `172.16.${count % 250}.1` },
      body: new URLSearchParams({
        type: 'tr',
        region: 'Others',
        specificLocation: 'here',
        subject: `post ${count}`,
        description: 'written meanwhile',
      }),
    }).then((answer) => answer.arrayBuffer())
  }, every)
  return async () => {
    clearInterval(timer)
    await last
  }
}

import { posting } from '@within-reach/contract'
import type { BenchSite } from '../site'

/** Milliseconds between two posts of a busy site. */
const every = 50
let count = 0

/**
 * Writes posts during a measurement, so that the site is not idle.
 * @returns the result of the measurement, after the last post was answered
 * @throws Error if a post was refused
 */
export async function whileWriting<T>({ url }: BenchSite, token: string, run: () => Promise<T>): Promise<T> {
  const written: Promise<void>[] = []
  const timer = setInterval(() => written.push(write(url, token)), every)
  try {
    const result = await run()
    await Promise.all(written)
    return result
  } finally {
    clearInterval(timer)
  }
}

async function write(url: string, token: string): Promise<void> {
  count++
  const answer = await fetch(url + posting.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': `172.16.${count % 250}.1` },
    body: new URLSearchParams({
      type: 'tr',
      region: 'Others',
      specificLocation: 'here',
      subject: `post ${count}`,
      description: 'written meanwhile',
    }),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`A post was refused: ${answer.status}`)
}

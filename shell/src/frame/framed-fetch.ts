import type { ToFrame } from '@within-reach/runtime/frames'
import type { Connection } from './connection'

/** Makes `fetch` of the service's calls ask the page, because a frame has no connection of its own. */
export function fetchByPage({ messages$, tell }: Connection): typeof fetch {
  const waiting = new Map<number, (answer: Extract<ToFrame, { type: 'answer' }>) => void>()
  let last = 0
  messages$.subscribe((message) => {
    if (message.type !== 'answer') return
    waiting.get(message.id)?.(message)
    waiting.delete(message.id)
  })
  return async (input, init) => {
    if (typeof input !== 'string' || !input.startsWith('/api/') || !(init?.body instanceof URLSearchParams))
      throw new TypeError('A section in a frame makes calls of the service only, without files.')
    const id = ++last
    const { status, body, headers } = await new Promise<Extract<ToFrame, { type: 'answer' }>>((resolve) => {
      waiting.set(id, resolve)
      tell({ type: 'call', id, path: input, body: String(init.body) })
    })
    if (status === 0) throw new TypeError('There is no network.')
    return new Response(body, { status, headers })
  }
}

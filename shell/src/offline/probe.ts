import type { ConnectionEvents } from './connection'

export interface ProbeOptions {
  readonly connection: Pick<ConnectionEvents, 'isOffline' | 'answered'>
  /** Reads again what the page shows. */
  refetch(): Promise<unknown>
  /** The time between two tries, in milliseconds. */
  readonly pause: number
  /** Asks the service whether it is alive. */
  ask?(): Promise<Response>
}

/**
 * Notices that the service is reachable again while a page counts as offline. Not every page reads something, and a browser may
 * announce a network before it works, or none if only the service was away.
 * @returns a function that ends it
 */
export function startProbe({ connection, refetch, pause, ask = askLife }: ProbeOptions): () => void {
  let isAsking = false
  const probe = async () => {
    // A hidden page has time until it is shown.
    if (isAsking || document.hidden || !navigator.onLine || !connection.isOffline()) return
    isAsking = true
    const isAlive = await ask()
      .then(saysAlive)
      .catch(() => false)
    isAsking = false
    if (!isAlive) return
    connection.answered()
    // A read that fails nevertheless shows its own error.
    await refetch().catch(() => undefined)
  }
  const start = () => void probe()
  const timer = setInterval(start, pause)
  document.addEventListener('visibilitychange', start)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', start)
  }
}

/** Costs the service no database. The worker does not answer this address. */
const askLife = () => fetch('/healthz', { cache: 'no-store' })

/** The login page of a network answers with a page of its own. */
async function saysAlive(response: Response): Promise<boolean> {
  const body: unknown = await response.json()
  return (
    response.ok && typeof body === 'object' && body !== null && 'status' in body && body.status === 'alive'
  )
}

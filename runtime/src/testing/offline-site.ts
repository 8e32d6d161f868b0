import type { OfflineDocument, OfflineOff } from '@within-reach/registry'

/** A version of the whole site: what one decision names. */
export interface Deployed {
  readonly shell: number
  readonly remote: number
}

export const htmlOf = (revision: number, { shell, remote }: Deployed): string =>
  `revision ${revision}: shell ${shell}, remote ${remote}`

/** The files that a page of a decision requests. */
export const filesOf = ({ shell, remote }: Deployed): string[] => [
  `/assets/shell.${shell}.js`,
  `/remotes/mfe-a/${remote}.0.0/record.json`,
  `/remotes/mfe-a/${remote}.0.0/entry.js`,
]

/** The content of a file contains its address, so that a wrong file is recognised. */
export const contentOf = (address: string): string => `the content of ${address}`
export const signatureOf = (text: string): string => `signed: ${text.length}`

const day = 24 * 60 * 60_000

/**
 * A site that a test deploys, rolls back, switches off and disconnects. Its requests are answered when the test says
 * so.
 */
export function createTestSite() {
  let live: Deployed = { shell: 1, remote: 1 }
  let revision = 1
  let isOff = false
  let isReachable = true
  let replayed: string | undefined
  const begin = Date.now()
  const pending: (() => void)[] = []

  const answer = (address: string, tag: string | null): Response => {
    if (address !== '/offline.json') return new Response(contentOf(address))
    const ownTag = `"${revision}${isOff ? ' off' : ''}"`
    if (tag === ownTag) return new Response(null, { status: 304 })
    const dates = { revision, issued: begin, expires: begin + 30 * day }
    const off: OfflineOff = { offline: 'off', ...dates }
    const text = replayed ?? JSON.stringify(isOff ? off : documentOf())
    return new Response(text, { headers: { ETag: ownTag, 'Registry-Signature': signatureOf(text) } })
  }
  const documentOf = (): OfflineDocument => ({
    revision,
    issued: begin,
    expires: begin + 30 * day,
    html: htmlOf(revision, live),
    headers: {},
    files: Object.fromEntries(filesOf(live).map((address) => [address, 'sha384-'])),
  })
  const failIfUnreachable = (): void => {
    if (!isReachable) throw new TypeError('Failed to fetch')
  }
  return {
    state: () => ({ live, revision, isOff, isReachable }),
    deploy(next: Deployed): void {
      live = next
      revision += 1
    },
    /** The document that the site signs now. */
    document: () => JSON.stringify(documentOf()),
    /** Answers with a document that was recorded earlier, as an attacker who replaces answers can. */
    replay: (text: string | undefined) => void (replayed = text),
    switchOff: (off: boolean) => void (isOff = off),
    setReachable: (reachable: boolean) => void (isReachable = reachable),
    /** Answers the oldest requests of the worker. */
    answerNext(count: number): void {
      for (const go of pending.splice(0, count)) go()
    },
    pending: () => pending.length,
    fetch: ((input: RequestInfo | URL, init?: RequestInit) => {
      // Requests of pages, which the worker forwards, are answered at once.
      if (input instanceof Request) {
        const { pathname } = new URL(input.url)
        return new Promise<Response>((resolve) => {
          failIfUnreachable()
          const isFile = pathname.startsWith('/assets/') || pathname.startsWith('/remotes/')
          resolve(new Response(isFile ? contentOf(pathname) : htmlOf(revision, live)))
        })
      }
      const tag = new Headers(init?.headers).get('If-None-Match')
      return new Promise<Response>((resolve, reject) => {
        pending.push(() => {
          try {
            failIfUnreachable()
            resolve(answer(String(input), tag))
          } catch (error) {
            reject(error as Error)
          }
        })
      })
    }) as typeof globalThis.fetch,
  }
}

const { setImmediate } = jest.requireActual<{ setImmediate(task: () => void): void }>('node:timers')

/** Waits until everything is done that does not need the network. */
export async function settle(): Promise<void> {
  for (let turns = 0; turns < 3; turns++) await new Promise<void>((resolve) => setImmediate(resolve))
}

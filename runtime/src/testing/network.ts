/** How the service answers a request for a file. */
export interface Reply {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** Changes a reply. A rejection breaks the connection; a promise that never resolves hangs. */
export type Fault = (whole: Reply) => Reply | Promise<Reply>

/** The files of a site. Requests by scripts and `fetch` are answered as in a browser. */
export interface Network {
  /** Every requested address in order, without the origin. */
  readonly asked: readonly string[]
  serve(path: string, body: string): void
  /**
   * Breaks the files at matching addresses.
   * @returns a function that ends the fault
   */
  breakFiles(address: RegExp, fault: Fault): () => void
}

const { createHash } = jest.requireActual<{
  createHash(algorithm: string): { update(text: string): { digest(encoding: 'base64'): string } }
}>('node:crypto')

/** The integrity of a text, as the build writes it. */
export const integrityOf = (text: string, algorithm: 'sha256' | 'sha384' = 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`

const missing: Reply = { status: 404, type: 'text/html', body: 'Not found' }

const typeOf = (path: string) => (path.endsWith('.js') ? 'text/javascript' : 'application/json')

/** A browser refuses a file that does not match its stated hash. */
const matches = (body: string, integrity: string): boolean =>
  integrity === '' || integrityOf(body, integrity.startsWith('sha256') ? 'sha256' : 'sha384') === integrity

/** Replaces the network until the test ends. jsdom itself loads no script. */
export function stubNetwork(): Network {
  const files = new Map<string, string>()
  const faults = new Set<{ readonly address: RegExp; readonly fault: Fault }>()
  const asked: string[] = []

  const replyTo = async (url: string): Promise<Reply> => {
    const { pathname, search } = new URL(url, window.location.origin)
    asked.push(pathname + search)
    const body = files.get(pathname)
    const whole = body === undefined ? missing : { status: 200, type: typeOf(pathname), body }
    const broken = [...faults].find(({ address }) => address.test(pathname))
    return broken ? broken.fault(whole) : whole
  }

  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, { integrity = '' } = {}) => {
    const { status, body } = await replyTo(input as string)
    if (!matches(body, integrity)) throw new TypeError('Failed to fetch')
    return new Response(body, { status })
  })

  const append = document.head.appendChild.bind(document.head)
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    const appended = append(node)
    if (appended instanceof HTMLScriptElement && appended.src !== '') void run(appended, replyTo)
    return appended
  })

  return {
    asked,
    serve: (path, body) => void files.set(path, body),
    breakFiles(address, fault) {
      const broken = { address, fault }
      faults.add(broken)
      return () => faults.delete(broken)
    },
  }
}

/** Runs a script as a browser does under `nosniff`. */
async function run(script: HTMLScriptElement, replyTo: (url: string) => Promise<Reply>): Promise<void> {
  const reply = await replyTo(script.src).catch(() => missing)
  const isScript = reply.status === 200 && reply.type === 'text/javascript'
  if (!isScript || !matches(reply.body, script.integrity))
    return void script.dispatchEvent(new Event('error'))
  try {
    // As a classic script: its declarations are global.
    ;(0, eval)(reply.body)
  } catch (error) {
    window.dispatchEvent(new ErrorEvent('error', { filename: script.src, message: String(error) }))
  }
  script.dispatchEvent(new Event('load'))
}

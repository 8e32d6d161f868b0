import { type Call, type DataOf, type Outcome, readAnswer, type RequestOf } from '@within-reach/contract'
import { CommandError } from '../command-error'
import { endingOf } from './endings'

/** A file of an upload. */
export interface SentFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A client for an installation's service. */
export interface Service {
  /** Its address, without a trailing slash. */
  readonly site: string
  /**
   * Makes a call.
   * @returns the data of a successful answer
   * @throws CommandError for any other answer, or if there is none
   */
  ask<C extends Call>(call: C, fields: RequestOf<C>, files?: readonly SentFile[]): Promise<DataOf<C>>
  /**
   * Makes a call.
   * @returns its outcome, also if it is a failure
   * @throws CommandError if there is no answer, or if the site does not accept the token
   */
  outcome<C extends Call>(call: C, fields: RequestOf<C>, files?: readonly SentFile[]): Promise<Outcome<C>>
  /**
   * Downloads a public file, without the token.
   * @param address its path at the site
   * @returns undefined if there is none
   * @throws CommandError if the site cannot be reached or fails
   */
  download(address: string): Promise<Buffer | undefined>
}

/** For an unknown call, the compiler cannot narrow an outcome by its kind. */
type Success<C extends Call> = { readonly data: DataOf<C> }

/** The time limit of a request, in milliseconds. An upload over a slow connection takes minutes. */
const timeLimit = 5 * 60_000

/**
 * Creates a client.
 * @param site the address of an installation
 * @param token the bearer of its calls
 * @param source where the token was found, for messages
 */
export function connect(site: string, token: string, source = 'this command'): Service {
  const outcome: Service['outcome'] = async (call, fields, files) => {
    const body = encoded(call, fields, files)
    const { status, answer, retryAfter } = await post(`${site}${call.path}`, token, body)
    const read = readAnswer(call, status, answer, retryAfter)
    // The site's own message is for members, who log in.
    if (read.kind === 'logged-out') throw tokenRefused(site, source)
    return read
  }
  return {
    site,
    outcome,
    async ask(call, fields, files) {
      const found = await outcome(call, fields, files)
      if (found.kind === 'ok') return (found as Success<typeof call>).data
      throw failureError(found)
    },
    async download(address) {
      const url = `${site}${address}`
      const response = await request(url, {})
      if (response.status === 404) return undefined
      if (!response.ok) throw new CommandError('away', `${url} answered ${response.status}.`)
      const bytes = await response.arrayBuffer().catch((error: unknown) => {
        throw unreachable(url, error)
      })
      return Buffer.from(bytes)
    },
  }
}

const tokenRefused = (site: string, source: string): CommandError =>
  new CommandError(
    'notAllowed',
    `${site} does not accept the token of ${source}: it is unknown, revoked or expired. ` +
      'An operator of the site creates another one with "registry token create".',
  )

/** The error of a failed call, with its message for people. */
export function failureError(failure: { readonly kind: string; readonly message?: string }): CommandError {
  return new CommandError(endingOf(failure.kind), failure.message || `The site answered "${failure.kind}".`)
}

async function post(url: string, token: string, body: FormData) {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
  const response = await request(url, { method: 'POST', headers, body })
  const text = await response.text().catch((error: unknown) => {
    throw unreachable(url, error)
  })
  return {
    status: response.status,
    answer: parsed(text, new URL(url).origin, response.status),
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  }
}

function request(url: string, options: RequestInit): Promise<Response> {
  return fetch(url, {
    ...options,
    // Do not follow redirects: the token must not reach another address.
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimit),
  }).catch((error: unknown) => {
    throw unreachable(url, error)
  })
}

const unreachable = (url: string, error: unknown): CommandError =>
  new CommandError(
    'away',
    `${new URL(url).origin} cannot be reached (${reasonOf(error)}): check the address.`,
  )

function encoded(call: Call, fields: Readonly<Record<string, unknown>>, files: readonly SentFile[] = []) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, String(value))
  for (const { name, bytes } of files)
    form.append(call.files?.field ?? 'file', new Blob([new Uint8Array(bytes)]), name)
  return form
}

function parsed(text: string, origin: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CommandError(
      'away',
      `${origin} answered ${status}, but not like a service of Within Reach: check the address.`,
    )
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no answer within ${timeLimit / 60_000} minutes`
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}

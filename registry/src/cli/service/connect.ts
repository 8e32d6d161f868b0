import { type Call, type DataOf, readAnswer, type RequestOf } from '@within-reach/contract'
import { ReachError } from '../reach-error'
import { endingOf } from './endings'

/** A file that is sent along. */
export interface SentFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** An installation's service. */
export interface Service {
  /** Its address, without a slash at the end. */
  readonly site: string
  /**
   * Makes a call.
   * @returns what the call's success holds
   * @throws ReachError for every other answer, and where there was none
   */
  ask<C extends Call>(call: C, fields: RequestOf<C>, files?: readonly SentFile[]): Promise<DataOf<C>>
}

/** The compiler does not tell the kinds of an outcome apart while it does not know the call. */
type Success<C extends Call> = { readonly data: DataOf<C> }

/** How long a site may take to answer, in milliseconds: an upload over a slow line takes minutes. */
const patience = 5 * 60_000

/**
 * @param site the address of an installation
 * @param token what its calls are made with
 */
export function connect(site: string, token: string): Service {
  return {
    site,
    async ask(call, fields, files) {
      const { status, body, retryAfter } = await post(
        `${site}${call.path}`,
        token,
        encoded(call, fields, files),
      )
      const outcome = readAnswer(call, status, body, retryAfter)
      if (outcome.kind === 'ok') return (outcome as Success<typeof call>).data
      const message = 'message' in outcome ? outcome.message : undefined
      throw new ReachError(endingOf(outcome.kind), message || `The site answered "${outcome.kind}".`)
    },
  }
}

async function post(url: string, token: string, body: FormData) {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    // A token must not follow to another address.
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    throw new ReachError(
      'away',
      `${new URL(url).origin} cannot be reached (${reasonOf(error)}): check --site.`,
    )
  })
  const text = await response.text()
  return {
    status: response.status,
    body: parsed(text, new URL(url).origin, response.status),
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  }
}

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
    throw new ReachError(
      'away',
      `${origin} answered ${status} and nothing that a service of this kind answers: check --site.`,
    )
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no answer within ${patience / 60_000} minutes`
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}

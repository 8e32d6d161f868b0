import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Socket } from 'node:net'
import { TLSSocket } from 'node:tls'

/** The time limit of an answer, in milliseconds. */
const timeout = 8000
/** The most that is read of an answer, in bytes. */
const longest = 64 * 1024

/** An answer of a proxy, with the certificate of its connection. */
export interface ProxyAnswer {
  readonly status: number
  readonly location: string | undefined
  readonly text: string
  /** Undefined over http. */
  readonly certificate:
    | {
        /** Why nobody may trust it, as a code or a sentence; undefined if it is valid. */
        readonly problem: string | undefined
        readonly validFrom: Date
        readonly validTo: Date
      }
    | undefined
}

/**
 * Requests an address as a visitor would, but also reads the answer behind an invalid certificate.
 * @throws NodeJS.ErrnoException without an answer
 */
export function requestAddress(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ProxyAnswer> {
  const send = url.startsWith('https:') ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    // An invalid certificate is reported. Callers send nothing secret before they know that it is valid.
    const options = { headers, agent: false, timeout, rejectUnauthorized: false }
    const sent = send(url, options, (answer) => {
      let text = ''
      const certificate = certificateOf(answer.socket)
      const { statusCode: status = 0 } = answer
      const { location } = answer.headers
      const done = () => resolve({ status, location, text, certificate })
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
        if (text.length > longest) answer.destroy()
      })
      answer.once('end', done).once('close', done).once('error', reject)
    })
    sent.once('timeout', () => sent.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })))
    sent.once('error', reject)
    sent.end()
  })
}

function certificateOf(socket: Socket): ProxyAnswer['certificate'] {
  if (!(socket instanceof TLSSocket)) return undefined
  const { valid_from, valid_to } = socket.getPeerCertificate()
  return {
    // The types say Error, and Node sets a code.
    problem: socket.authorized ? undefined : String(socket.authorizationError),
    validFrom: new Date(valid_from),
    validTo: new Date(valid_to),
  }
}

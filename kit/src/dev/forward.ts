import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'
import { pipeline } from 'node:stream'
import {
  developmentEndedHeader,
  developmentTicketHeader,
  developmentWithheldHeader,
} from '@within-reach/contract'
import { cookieForBrowser, cookiesForSite } from './cookies'
import { isOfGate } from './gate'

/** The site that answers everything but the remotes under development. */
export interface Upstream {
  readonly site: URL
  /** The address of the dev server in the browser. */
  readonly own: string
  /** The site's permission. */
  readonly ticket: string
  /** Called if the site no longer accepts the ticket. */
  onRefused(): void
}

/** A page of the site. */
export interface SitePage {
  readonly html: string
  readonly status: number
  /** Whether the site withheld something because the page has no operator's rights. */
  readonly isWithheld: boolean
}

/** Changes a page of the site. */
export type RewritePage = (page: SitePage) => Pick<SitePage, 'html' | 'status'>

// The dev server answers by a connection of its own (RFC 9110, section 7.6.1).
const perConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer']
const ofBrowserOnly = new Set([...perConnection, 'host', 'cookie'])
const ofSiteOnly = new Set([
  ...perConnection,
  'strict-transport-security',
  'alt-svc',
  'set-cookie',
  'location',
])

/**
 * Answers a request by the site's answer.
 * @param rewrite for pages, which are then not stored by the browser
 */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  upstream: Upstream,
  rewrite?: RewritePage,
): void {
  const { site, own } = upstream
  const { request: send } = site.protocol === 'https:' ? https : http
  const headers = headersForSite(request.headers, upstream)
  if (rewrite) {
    headers['accept-encoding'] = 'identity'
    delete headers['if-none-match']
  }
  const { hostname, port } = site
  // The path as it is: resolved as an address, `//other.example/` would lead to another host.
  const sent = send({ hostname, port, path: request.url, method: request.method, headers })
  sent.on('response', (answer) => {
    const status = answer.statusCode ?? 502
    if (answer.headers[developmentEndedHeader] !== undefined) upstream.onRefused()
    setHeaders(response, answer, site.origin, own)
    const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false
    if (!rewrite || !isPage) {
      response.writeHead(status)
      pipeline(answer, response, () => undefined)
      return
    }
    void textOf(answer).then(
      (text) => {
        const isWithheld = answer.headers[developmentWithheldHeader] !== undefined
        const page = rewrite({ html: text, status, isWithheld })
        for (const name of ['content-length', 'etag', 'last-modified']) response.removeHeader(name)
        response.setHeader('cache-control', 'no-store')
        response.writeHead(page.status).end(page.html)
      },
      () => response.destroy(),
    )
  })
  sent.on('error', ({ message }) => {
    if (response.headersSent) return void response.destroy()
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
    response.end(`${site.origin} does not answer: ${message}`)
  })
  response.on('close', () => void sent.destroy())
  pipeline(request, sent, () => undefined)
}

function headersForSite(headers: IncomingHttpHeaders, { site, own, ticket }: Upstream) {
  const kept: http.OutgoingHttpHeaders = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofBrowserOnly.has(name)),
  )
  if (headers.origin === own) kept.origin = site.origin
  if (headers.referer?.startsWith(`${own}/`)) kept.referer = site.origin + headers.referer.slice(own.length)
  const cookie = cookiesForSite(headers.cookie, site.protocol === 'https:', isOfGate)
  return { ...kept, ...(cookie !== undefined && { cookie }), [developmentTicketHeader]: ticket }
}

function setHeaders(response: ServerResponse, answer: IncomingMessage, site: string, own: string): void {
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined && !ofSiteOnly.has(name)) response.setHeader(name, value)
  const cookies = answer.headers['set-cookie']
  if (cookies) response.setHeader('set-cookie', cookies.map(cookieForBrowser))
  const { location } = answer.headers
  if (location !== undefined)
    response.setHeader(
      'location',
      location.startsWith(`${site}/`) ? own + location.slice(site.length) : location,
    )
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

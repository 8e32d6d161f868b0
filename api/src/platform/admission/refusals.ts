import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { type Call, calls, commonFailureAnswer, type Language } from '@within-reach/contract'
import { securityHeaders } from '../security-headers'

/** Seconds until a retry. A short overload is over by then. */
const retryAfter = 1

const message = 'The site is very busy. Try again in a moment.'

const translations: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  ko: '지금 이용자가 많습니다. 잠시 후 다시 시도해 주세요.',
  zh: '网站目前非常繁忙。请稍后再试。',
  vi: 'Trang web đang rất bận. Vui lòng thử lại sau giây lát.',
}
const translated = Object.entries(translations)
  .map(([language, text]) => `<p lang="${language}">${text}</p>`)
  .join('\n')

/** The page has no script and no style: the policy allows none. */
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Busy - Within Reach</title>
<h1>${message}</h1>
<p><a href="">Try again</a></p>
${translated}
</html>
`

interface Refusal {
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

function refusal(type: string, text: string, more: OutgoingHttpHeaders = {}): Refusal {
  const body = Buffer.from(text)
  return {
    body,
    headers: {
      ...securityHeaders,
      ...more,
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Length': body.length,
      'Cache-Control': 'no-store',
      'Retry-After': retryAfter,
    },
  }
}

const json = (call: Call | undefined): Refusal =>
  refusal('application/json', JSON.stringify(commonFailureAnswer(call, 'unavailable', message)))

// Created once: a refusal must cost far less than the work it avoids.
const ofCalls = new Map<string, Refusal>(calls.map((call) => [call.path, json(call)]))
const other = json(undefined)
const ofPages = refusal('text/html', page, { 'Content-Security-Policy': "default-src 'none'" })

/**
 * Answers 503 with Retry-After: a call in its own convention, a page request with a plain page. Node drains the request's
 * body without processing it, so that the connection stays usable.
 */
export function refuse(request: IncomingMessage, response: ServerResponse): void {
  const { headers, body } = refusalOf(request)
  response.writeHead(503, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function refusalOf({ url = '', headers }: IncomingMessage): Refusal {
  const pathname = pathOf(url)
  const call = ofCalls.get(pathname)
  if (call) return call
  if (pathname.startsWith('/api/')) return other
  return headers.accept?.includes('text/html') ? ofPages : other
}

/** The path of a request target, without query and trailing slash. */
export function pathOf(url: string): string {
  const query = url.indexOf('?')
  const pathname = query < 0 ? url : url.slice(0, query)
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
}

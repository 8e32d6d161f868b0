import type { TraceHeaders } from '../platform/tracing/page-traces'
import { hashSource } from './hash-source'

/**
 * Adds the trace of the page to the calls and uploads of its first minute. Only a traced page contains it, before all other
 * scripts, so that traces cost the others nothing.
 */
export const traceScript = `{
const headers = ['traceparent', 'tracestate'].map((name) => [name, document.querySelector('meta[name=' + name + ']').content])
const isCall = (url) => performance.now() < 60000 && new URL(url, location.href).href.startsWith(location.origin + '/api/')
const send = window.fetch
window.fetch = async (input, init) => {
  if (!isCall(input.url ?? input)) return send(input, init)
  const request = input.url === undefined || init ? new Request(input, init) : input
  for (const [name, value] of headers) request.headers.set(name, value)
  return send(request)
}
const { open } = XMLHttpRequest.prototype
XMLHttpRequest.prototype.open = function (method, url, ...rest) {
  open.call(this, method, url, ...rest)
  if (isCall(url)) for (const [name, value] of headers) this.setRequestHeader(name, value)
}
}`

/** The source that allows the script in the content security policy. */
export const traceScriptSource = hashSource(traceScript)

/** What a traced page contains in its head. */
export const traceHead = ({ traceparent, tracestate }: TraceHeaders): string =>
  `<meta name="traceparent" content="${traceparent}"><meta name="tracestate" content="${tracestate}"><script>${traceScript}</script>`

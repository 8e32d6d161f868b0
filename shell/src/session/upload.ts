/** The headers of an answer that `send` reads. */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- the names of headers
const readHeaders = ['Retry-After', 'X-Request-Id']

/**
 * Sends a body and reports the progress, which the browser's `fetch` cannot do. It resolves and rejects as `fetch`
 * does.
 * @param onProgress called with the share that was sent, from 0 to 1
 * @throws TypeError without a network, DOMException "AbortError" if the signal aborts
 */
export function upload(
  address: string,
  { method = 'GET', headers, body, signal }: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const aborted = () => new DOMException('Aborted', 'AbortError')
    if (signal?.aborted) return reject(aborted())
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open(method, address)
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const answered = new Headers()
      for (const name of readHeaders) {
        const value = request.getResponseHeader(name)
        if (value !== null) answered.set(name, value)
      }
      resolve(new Response(request.responseText, { status: request.status, headers: answered }))
    }
    request.onerror = () => reject(new TypeError('The network is not available'))
    request.onabort = () => reject(aborted())
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    signal?.addEventListener('abort', abort)
    request.send(body as XMLHttpRequestBodyInit)
  })
}

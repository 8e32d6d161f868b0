import { upload } from './upload'

/** What fetch-intercept cannot hand on: it passes a `Request`, which has neither a progress event nor the body as it was given. */
interface Upload {
  readonly body: RequestInit['body']
  readonly onProgress: (share: number) => void
}

/** Names an upload between the interceptor and the network. It never leaves the page. */
const uploadHeader = 'Upload-Id'
const uploads = new Map<string, Upload>()

/**
 * Prepares an upload that reports its progress.
 * @returns the request without its body, for `fetch`; the transport adds the body
 */
export function registerUpload(
  { body, ...init }: RequestInit,
  onProgress: Upload['onProgress'],
): RequestInit {
  const id = crypto.randomUUID()
  uploads.set(id, { body, onProgress })
  const headers = new Headers(init.headers)
  headers.set(uploadHeader, id)
  return { ...init, headers }
}

// fetch-intercept wraps the `fetch` that it finds when it is loaded, so this module is imported before it.
const network = window.fetch.bind(window)
window.fetch = (input, init) => {
  const id = input instanceof Request ? input.headers.get(uploadHeader) : null
  const pending = id === null ? undefined : uploads.get(id)
  if (id === null || !pending) return network(input, init)
  uploads.delete(id)
  const { url, method, headers, signal } = input as Request
  headers.delete(uploadHeader)
  return upload(url, { method, headers, signal, body: pending.body }, pending.onProgress)
}

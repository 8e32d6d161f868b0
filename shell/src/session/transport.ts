import { upload } from './upload'

/** The parts of an upload that a `Request` cannot carry: the body as it was given, and a listener for its progress. */
interface Upload {
  readonly body: RequestInit['body']
  readonly onProgress: (share: number) => void
}

/** The header that identifies an upload between interceptor and transport. It is never sent. */
const uploadHeader = 'Upload-Id'
const uploads = new Map<string, Upload>()
let lastId = 0

/**
 * Prepares an upload that reports its progress.
 * @returns the request without its body, for `fetch`; the transport adds the body
 */
export function registerUpload(
  { body, ...init }: RequestInit,
  onProgress: Upload['onProgress'],
): RequestInit {
  lastId += 1
  const id = String(lastId)
  uploads.set(id, { body, onProgress })
  const headers = new Headers(init.headers)
  headers.set(uploadHeader, id)
  return { ...init, headers }
}

// fetch-intercept wraps the `fetch` that exists when it is loaded, and passes it a `Request`. So this module is imported first.
const network = window.fetch.bind(window)
window.fetch = (input, init) => {
  if (!(input instanceof Request)) return network(input, init)
  const id = input.headers.get(uploadHeader) ?? ''
  const registered = uploads.get(id)
  if (!registered) return network(input, init)
  uploads.delete(id)
  const { url, method, headers, signal } = input
  headers.delete(uploadHeader)
  return upload(url, { method, headers, signal, body: registered.body }, registered.onProgress)
}

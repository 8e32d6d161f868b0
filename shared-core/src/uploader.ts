/** What an upload is authorised with, and who is told that the service no longer accepts it. */
export interface UploadRights {
  token(): Promise<string | null>
  lapsed(): void
}

export interface UploadOptions {
  readonly signal?: AbortSignal
  /** Told how much of the body is on its way, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

let rights: UploadRights = { token: () => Promise.resolve(null), lapsed: () => {} }

/** Hands uploads the bearer, as the fetch interceptor does for every other call. Only for the shell. */
export function authorizeUploads(by: UploadRights): void {
  rights = by
}

/**
 * Sends a body and tells how far it is, which `fetch` cannot. An object, so that a test can stand in for the network.
 */
export const uploader = {
  /**
   * @throws TypeError without a network, DOMException "AbortError" where the signal was used: as fetch does
   */
  async post(path: string, body: FormData, { signal, onProgress }: UploadOptions): Promise<Response> {
    const token = await rights.token()
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const abort = () => request.abort()
      request.open('POST', path)
      if (token) request.setRequestHeader('Authorization', `Bearer ${token}`)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () => {
        if (request.status === 401 && token) rights.lapsed()
        const retryAfter = request.getResponseHeader('Retry-After')
        const headers: Record<string, string> = retryAfter === null ? {} : { 'Retry-After': retryAfter }
        resolve(new Response(request.responseText, { status: request.status, headers }))
      }
      request.onerror = () => reject(new TypeError('The network is away'))
      request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
      request.onloadend = () => signal?.removeEventListener('abort', abort)
      if (signal?.aborted) return reject(new DOMException('Aborted', 'AbortError'))
      signal?.addEventListener('abort', abort)
      request.send(body)
    })
  },
}

import { authorizeUploads, uploader } from './uploader'

/** An upload of which the test says how it goes on. */
class Upload {
  static last: Upload
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  readonly headers: Record<string, string> = {}
  status = 200
  responseText = '{"res":true}'
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  constructor() {
    Upload.last = this
  }
  open = jest.fn()
  send = jest.fn()
  abort = () => this.onabort?.()
  setRequestHeader = (name: string, value: string) => (this.headers[name] = value)
  getResponseHeader = (name: string) => (name === 'Retry-After' && this.status === 429 ? '7' : null)
}

const lapsed = jest.fn()
const onProgress = jest.fn()
beforeEach(() => {
  jest.spyOn(window, 'XMLHttpRequest').mockImplementation(() => new Upload() as unknown as XMLHttpRequest)
  authorizeUploads({ token: () => Promise.resolve('the token'), lapsed })
  lapsed.mockReset()
})

async function begin(signal?: AbortSignal) {
  const answer = uploader.post('/api/posting', new FormData(), { signal, onProgress })
  answer.catch(() => {})
  await Promise.resolve()
  return { answer, upload: Upload.last }
}

describe('an upload', () => {
  it('carries the bearer, tells how far it is, and ends as fetch would', async () => {
    const { answer, upload } = await begin()
    expect(upload.open).toHaveBeenCalledWith('POST', '/api/posting')
    expect(upload.headers).toEqual({ Authorization: 'Bearer the token' })
    upload.upload.onprogress?.({ loaded: 3, total: 4 })
    expect(onProgress).toHaveBeenLastCalledWith(0.75)
    upload.onload?.()
    expect(await (await answer).json()).toEqual({ res: true })
    expect(lapsed).not.toHaveBeenCalled()
  })

  it('tells the shell that the bearer is no longer good', async () => {
    const { answer, upload } = await begin()
    upload.status = 401
    upload.onload?.()
    expect((await answer).status).toBe(401)
    expect(lapsed).toHaveBeenCalledTimes(1)
  })

  it('hands on how long to wait', async () => {
    const { answer, upload } = await begin()
    upload.status = 429
    upload.onload?.()
    expect((await answer).headers.get('Retry-After')).toBe('7')
  })

  it('fails as fetch does without a network, and when it is given up', async () => {
    const first = await begin()
    first.upload.onerror?.()
    await expect(first.answer).rejects.toThrow(TypeError)
    const giveUp = new AbortController()
    const second = await begin(giveUp.signal)
    giveUp.abort()
    await expect(second.answer).rejects.toMatchObject({ name: 'AbortError' })
  })
})

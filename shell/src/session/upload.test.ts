import { upload } from './upload'

/** An upload that the test controls. */
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
  answered: Readonly<Record<string, string>> = {}
  getResponseHeader = (name: string) => this.answered[name] ?? null
}

const onProgress = jest.fn()
const body = new FormData()
beforeEach(() => {
  jest.spyOn(window, 'XMLHttpRequest').mockImplementation(() => new Upload() as unknown as XMLHttpRequest)
})

function begin(signal?: AbortSignal) {
  const headers = { Authorization: 'Bearer the token' }
  const answer = upload('/api/posting', { method: 'POST', headers, body, signal }, onProgress)
  answer.catch(() => {})
  return { answer, request: Upload.last }
}

describe('an upload', () => {
  it('sends body and headers, reports its progress, and ends as fetch would', async () => {
    const { answer, request } = begin()
    expect(request.open).toHaveBeenCalledWith('POST', '/api/posting')
    expect(request.send).toHaveBeenCalledWith(body)
    expect(request.headers).toEqual({ authorization: 'Bearer the token' })
    request.upload.onprogress?.({ loaded: 3, total: 4 })
    expect(onProgress).toHaveBeenLastCalledWith(0.75)
    request.onload?.()
    expect(await (await answer).json()).toEqual({ res: true })
  })

  it('passes on how long to wait', async () => {
    const { answer, request } = begin()
    request.status = 429
    request.answered = { 'Retry-After': '7' }
    request.onload?.()
    const response = await answer
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '7'])
  })

  it('passes on the reference of the request, by which support finds a failure', async () => {
    const { answer, request } = begin()
    request.status = 500
    request.answered = { 'X-Request-Id': 'ab12cd34-ef56' }
    request.onload?.()
    expect((await answer).headers.get('X-Request-Id')).toBe('ab12cd34-ef56')
  })

  it('fails as fetch does without a network, and when it is aborted', async () => {
    const first = begin()
    first.request.onerror?.()
    await expect(first.answer).rejects.toThrow(TypeError)
    const giveUp = new AbortController()
    const second = begin(giveUp.signal)
    giveUp.abort()
    await expect(second.answer).rejects.toMatchObject({ name: 'AbortError' })
    await expect(begin(giveUp.signal).answer).rejects.toMatchObject({ name: 'AbortError' })
  })
})

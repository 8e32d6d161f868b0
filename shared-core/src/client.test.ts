import {
  type Call,
  getProfile,
  login,
  logout,
  postDetail,
  posting,
  posts,
  refusedField,
  successAnswer,
} from '@within-reach/contract'
import { isStoredBefore, send } from './client'
import { SessionEnded } from './session-ended'

const answerWith = (body: unknown, init?: ResponseInit) => {
  const fetched = jest.fn<Promise<Response>, [string, RequestInit]>(() =>
    Promise.resolve(new Response(JSON.stringify(body), init)),
  )
  window.fetch = fetched as unknown as typeof fetch
  return fetched
}
const sent = (fetched: ReturnType<typeof answerWith>) => fetched.mock.calls[0]?.[1].body

describe('the client', () => {
  it('posts text as form data to the path of the call', async () => {
    spec('7.form-data')
    const fetched = answerWith(successAnswer(login))
    await send(login, { email: 'mina@example.com', password: 'a & b' })
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/login')
    expect(String(sent(fetched))).toBe('email=mina%40example.com&password=a+%26+b')
  })

  it("posts files as multipart under the call's file field", async () => {
    spec('7.posting')
    const fetched = answerWith(successAnswer(posting))
    const file = new File(['x'], 'room.png', { type: 'image/png' })
    await send(posting, { type: 'fr', subject: 's', description: 'd' }, { files: [file, file] })
    const form = sent(fetched) as FormData
    expect(form.getAll('image')).toHaveLength(2)
    expect(form.get('type')).toBe('fr')
  })

  it('lets the browser finish a small write after the person left the page', async () => {
    const fetched = answerWith(successAnswer(logout))
    await send(logout, {}, { keepalive: true })
    expect(fetched.mock.calls[0]?.[1].keepalive).toBe(true)
  })

  it('leaves out undefined fields', async () => {
    const fetched = answerWith(successAnswer(posting))
    await send(posting, { type: 'qb', subject: 's', description: 'd', region: undefined })
    expect(String(sent(fetched))).toBe('type=qb&subject=s&description=d')
  })

  it('names a catalogued failure', async () => {
    answerWith({ res: false, code: 2 })
    expect(await send(login, { email: 'a@b.co', password: 'x' })).toEqual({ kind: 'wrongPassword' })
  })

  it('returns how long to wait', async () => {
    answerWith(
      { res: 429, code: 'too-many', message: 'wait' },
      { status: 429, headers: { 'Retry-After': '60' } },
    )
    expect(await send(getProfile, {})).toEqual({ kind: 'too-many', message: 'wait', retryAfter: 60 })
  })

  it('returns the reference of a failure, by which support finds it', async () => {
    const failure = { res: 500, code: 'failed', message: '' }
    answerWith(failure, { status: 500, headers: { 'X-Request-Id': 'ab12cd34-ef56' } })
    expect(await send(getProfile, {})).toMatchObject({ kind: 'failed', reference: 'ab12cd34-ef56' })
    answerWith(failure, { status: 500 })
    expect(await send(getProfile, {})).toEqual({ kind: 'failed', message: '' })
  })

  it('is offline if no answer comes', async () => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await send(getProfile, {})).toEqual({ kind: 'offline' })
  })

  describe('a call that creates something', () => {
    const question = { type: 'qb', subject: 's', description: 'd' } as const
    const keys = (fetched: ReturnType<typeof answerWith>) =>
      fetched.mock.calls.map(([, { headers }]) => new Headers(headers).get('Idempotency-Key'))

    it('keeps its key until it is answered, so that the thing is created once', async () => {
      const away = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')))
      window.fetch = away
      await send(posting, question)
      const failing = answerWith({ res: false, code: 'unavailable' }, { status: 503 })
      await send(posting, question)
      const [kept] = keys(away as unknown as ReturnType<typeof answerWith>)
      expect(kept).toMatch(/^[0-9a-f]{32}$/)
      const fetched = answerWith(successAnswer(posting, { post_idx: 1 }))
      await send(posting, question)
      await send(posting, question)
      expect(keys(failing)).toEqual([kept])
      const [answered, next] = keys(fetched)
      expect(answered).toBe(kept)
      expect(next).not.toBe(kept)
    })

    it('keeps its key if the answer breaks off, because the service may have created it', async () => {
      const broken = jest.fn<Promise<Response>, [string, RequestInit]>(() =>
        Promise.resolve(new Response('{"res":tr')),
      )
      window.fetch = broken as unknown as typeof fetch
      expect(await send(posting, question)).toMatchObject({ kind: 'failed' })
      const fetched = answerWith(successAnswer(posting, { post_idx: 1 }))
      await send(posting, question)
      expect(keys(fetched)).toEqual(keys(broken))
    })

    it('has another key with other fields or files', async () => {
      const fetched = answerWith({ res: false, code: 'unavailable' }, { status: 503 })
      const files = [new File(['x'], 'room.png', { type: 'image/png' })]
      await send(posting, question)
      await send(posting, { ...question, subject: 'other' })
      await send(posting, question, { files })
      await send(posting, question)
      const [first, , , again] = keys(fetched)
      expect(new Set(keys(fetched)).size).toBe(3)
      expect(again).toBe(first)
    })

    it('keeps its key if the text of its form was changed, so that only one of both is created', async () => {
      const changed = { ...question, subject: 'changed' }
      const away = answerWith({ res: false, code: 'failed', message: '' }, { status: 500 })
      await send(posting, question, { form: 'a' })
      await send(posting, changed, { form: 'a' })
      await send(posting, { ...changed, description: 'other' }, { form: 'b' })
      const [first, second, other] = keys(away)
      expect([second, other === first]).toEqual([first, false])
      const refusing = answerWith(
        { res: false, code: 'invalid', message: '', sentences: [refusedField('Idempotency-Key')] },
        { status: 400 },
      )
      const refused = await send(posting, changed, { form: 'a' })
      await send(posting, changed, { form: 'a' })
      const [again, next] = keys(refusing)
      expect([again, next === first, isStoredBefore(refused)]).toEqual([first, false, true])
      expect(isStoredBefore({ kind: 'invalid' })).toBe(false)
    })

    it('has a key, and no other call has one', async () => {
      const fetched = answerWith(successAnswer(login))
      await send(login, { email: 'a@b.co', password: 'x' })
      expect(keys(fetched)).toEqual([null])
    })
  })

  it('is logged out if the session ended before the call was sent', async () => {
    const fetched = jest.fn(() => Promise.reject(new SessionEnded()))
    window.fetch = fetched
    expect((await send(getProfile, {})).kind).toBe('logged-out')
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it.each<[string, Call, string]>([
    ['requires the bearer of a call that needs a login', getProfile, 'required'],
    ['prefers the bearer if the answer marks what is the reader’s own', postDetail, 'preferred'],
    ['uses a cached bearer for a public call', posts, 'cached'],
    ['needs no bearer for a call that works by cookie', logout, 'none'],
  ])('%s', async (_, call, bearer) => {
    const fetched = answerWith({})
    await send(call, {})
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ bearer })
  })

  it('reports the progress of files only', async () => {
    const fetched = answerWith(successAnswer(posting))
    const onProgress = () => {}
    const fields = { type: 'fr', subject: 's', description: 'd' } as const
    await send(posting, fields, { files: [new File(['x'], 'room.png')], onProgress })
    await send(posting, fields, { onProgress })
    expect(fetched.mock.calls.map(([, init]) => 'onProgress' in init)).toEqual([true, false])
  })

  it('fails if the answer is not JSON', async () => {
    window.fetch = () => Promise.resolve(new Response('<html>', { status: 502 }))
    expect(await send(getProfile, {})).toMatchObject({ kind: 'failed' })
  })
})

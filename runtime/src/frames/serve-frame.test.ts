import { mina } from '@within-reach/shared-core/testing'
import {
  acts,
  type Framed,
  language,
  openFrame,
  paths,
  session,
  turn,
  userActivation,
} from '../testing/open-frame'

let opened: Framed
const open = async () => (opened = await openFrame())

beforeEach(() => {
  jest.clearAllMocks()
  userActivation.isActive = false
  session.dispatch({ type: 'restored', member: mina })
  language.choose('en')
})
afterEach(() => opened.close())

describe('the page around a sandboxed frame', () => {
  it('starts it with its address, its paths and the nick, and with nothing else of the member', async () => {
    document.documentElement.dataset.theme = 'dark'
    const { start } = await open()
    expect(start).toMatchObject({
      type: 'start',
      language: 'en',
      theme: 'dark',
      paths,
      address: { path: '/partner?a=b#c', state: { usr: 1 } },
      session: { nick: mina.nick },
    })
    expect(JSON.stringify(start)).not.toMatch(/secret|marker/)
    expect(JSON.stringify(start)).not.toContain(mina.email)
    expect(JSON.stringify(start)).not.toContain(mina.name)
  })

  it('tells it every change of session, language, theme and own address', async () => {
    const { told, heard } = await open()
    session.dispatch({ type: 'loggedOut' })
    language.choose('ko')
    document.documentElement.dataset.theme = 'light'
    window.history.replaceState(null, '', '/partner/more?x')
    window.dispatchEvent(new PopStateEvent('popstate'))
    window.history.replaceState(null, '', '/login?next=secret')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await heard()
    expect(told).toEqual([
      { type: 'session', session: null },
      { type: 'language', language: 'ko' },
      { type: 'address', address: { path: '/partner/more?x', state: null } },
      { type: 'theme', theme: 'light' },
    ])
  })

  it('is as high as its content, up to a limit', async () => {
    const { frame, say } = await open()
    await say({ type: 'resized', height: 703 })
    expect(frame.style.height).toBe('703px')
    await say({ type: 'resized', height: 1e9 })
    expect(frame.style.height).toBe('20000px')
  })

  it('has the title of its page, like the window', async () => {
    const { frame, say } = await open()
    await say({ type: 'title', title: 'Partners' })
    expect(frame.title).toBe('Partners')
    expect(acts.setTitle).toHaveBeenCalledWith('Partners')
  })

  it('ends with everything that listens for it', async () => {
    const { frame, host, told } = await open()
    host.end()
    session.dispatch({ type: 'loggedOut' })
    language.choose('ko')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await turn()
    expect(frame.isConnected).toBe(false)
    expect(told).toEqual([])
  })
})

describe('a frame that moves the person', () => {
  it('may go to the pages of its remote, with a state', async () => {
    const { say } = await open()
    await say({ type: 'navigate', to: '/partner/more?x#y', replace: true, state: { at: 1 } })
    expect(acts.navigate).toHaveBeenCalledWith('/partner/more?x#y', { replace: true, state: { at: 1 } })
  })

  it.each([
    { type: 'navigate', to: '/login', replace: false },
    { type: 'back', fallback: '/partner' },
    { type: 'messages' },
  ])('may not without a press: %j', async (message) => {
    const { say } = await open()
    await say(message)
    for (const act of Object.values(acts)) expect(act).not.toHaveBeenCalled()
  })

  it('may after a press, without a state for other sections', async () => {
    userActivation.isActive = true
    const { say } = await open()
    await say(
      { type: 'navigate', to: '/login', replace: false, state: { at: 1 } },
      { type: 'back', fallback: '/partner' },
      { type: 'messages', recipient: { to: 'a@example.com', nick: 'a' } },
    )
    expect(acts.navigate.mock.calls).toEqual([['/login', { replace: false }]])
    expect(acts.back).toHaveBeenCalledWith('/partner')
    expect(acts.openMessages).toHaveBeenCalledWith({ to: 'a@example.com', nick: 'a' })
  })

  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)', 'partner'])(
    'never leads to %s, not even after a press',
    async (to) => {
      userActivation.isActive = true
      const { say } = await open()
      await say({ type: 'navigate', to, replace: false }, { type: 'back', fallback: to })
      expect(acts.navigate).not.toHaveBeenCalled()
      expect(acts.back).not.toHaveBeenCalled()
    },
  )

  it('moves at most twenty times in ten seconds', async () => {
    const { say } = await open()
    await say(...Array.from({ length: 30 }, () => ({ type: 'navigate', to: '/partner', replace: false })))
    expect(acts.navigate).toHaveBeenCalledTimes(20)
  })
})

describe('a remote in a frame', () => {
  it('is mounted when the frame says so', async () => {
    const { host, say } = await open()
    await say({ type: 'mounted' })
    await expect(host.mounted).resolves.toBeUndefined()
  })

  it('that fails before has not been mounted', async () => {
    const { host, say } = await open()
    const failure = host.mounted.catch((error: unknown) => error)
    await say({ type: 'failed', message: 'its own words' })
    expect(await failure).toMatchObject({ message: 'its own words' })
    expect(acts.report).not.toHaveBeenCalled()
  })

  it('that fails later has crashed', async () => {
    const { say } = await open()
    await say({ type: 'mounted' }, { type: 'failed', message: 'its own words' })
    expect(acts.report).toHaveBeenCalledWith({
      type: 'crashed',
      error: expect.objectContaining({ name: 'FrameFailed', message: 'its own words' }),
    })
  })

  it('that leaves its page has crashed, and its next page is told nothing', async () => {
    const { frame, say } = await open()
    await say({ type: 'mounted' })
    const post = frame.contentWindow?.postMessage
    frame.dispatchEvent(new Event('load'))
    expect(acts.report).toHaveBeenCalledWith({
      type: 'crashed',
      error: expect.objectContaining({ message: 'The frame left its page.' }),
    })
    expect(post).toHaveBeenCalledTimes(1)
  })

  it('reports its arrival, unsaved input and trouble like any other', async () => {
    const { say } = await open()
    await say(
      { type: 'arrived' },
      { type: 'unsaved', unsaved: true },
      { type: 'trouble', message: 'a picture' },
    )
    expect(acts.report.mock.calls).toEqual([
      [{ type: 'arrived' }],
      [{ type: 'unsaved', unsaved: true }],
      [{ type: 'trouble', error: expect.objectContaining({ message: 'a picture' }) }],
    ])
  })

  it('calls the service by the page, at most sixty times in ten seconds', async () => {
    const fetched = jest
      .fn()
      .mockImplementation(() =>
        Promise.resolve({ status: 200, text: () => Promise.resolve('{"res":true}'), headers: new Headers() }),
      )
    window.fetch = fetched
    const { say, told } = await open()
    await say(
      ...Array.from({ length: 61 }, (_, id) => ({ type: 'call', id, path: '/api/posts', body: 'type=tr' })),
    )
    while (told.length < 61) await turn()
    expect(fetched).toHaveBeenCalledTimes(60)
    expect(told.filter((one) => one.type === 'answer' && one.status === 429)).toHaveLength(1)
  })
})

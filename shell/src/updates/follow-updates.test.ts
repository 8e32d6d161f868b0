import type { PageDecision } from '@within-reach/registry'
import { createRegistryClient, createUpdates } from '@within-reach/runtime'
import { followUpdates } from './follow-updates'

// jsdom's crypto cannot verify signatures.
const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto')
const { subtle } = webcrypto

const dates = { issued: 0, expires: 24 * 60 * 60_000 }
const decision: PageDecision = {
  revision: 7,
  ...dates,
  records: [],
  remotes: { 'mfe-a': { version: '1.0.0', record: '', routes: [] } },
}
const changed: PageDecision = {
  revision: 8,
  ...dates,
  records: [],
  remotes: { 'mfe-a': { version: '1.1.0', record: '', routes: [] } },
}
const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))

let keys: CryptoKeyPair
let registryKey: string
/** The service's answer: its body, whether its signature is forged, and whether the network is down instead. */
let served: { body: PageDecision; forged?: boolean; offline?: boolean }
const asked = jest.fn<Promise<Response>, [string, RequestInit | undefined]>(async (_, init) => {
  if (served.offline) throw new TypeError('offline')
  const bytes = new TextEncoder().encode(JSON.stringify(served.body))
  const tag = `"${served.body.revision}"`
  if (new Headers(init?.headers).get('If-None-Match') === tag) return { ok: false, status: 304 } as Response
  const signature = await subtle.sign('Ed25519', keys.privateKey, bytes)
  const headers = new Headers({
    ETag: tag,
    'Registry-Signature': served.forged ? base64(new ArrayBuffer(64)) : base64(signature),
  })
  return { ok: true, status: 200, headers, arrayBuffer: () => Promise.resolve(bytes.buffer) } as Response
})

beforeAll(async () => {
  keys = (await subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  registryKey = base64(await subtle.exportKey('raw', keys.publicKey))
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
})

let time = 0
let importing: jest.SpyInstance
let verifying: jest.SpyInstance
let listeners: AbortController

/** A tab that has been open for a while, and its actions. */
function open({ key }: { readonly key?: string } = { key: registryKey }) {
  let unsaved = false
  const tab = { reload: jest.fn(), offer: jest.fn(), onTrouble: jest.fn() }
  window.history.replaceState(null, '', '/begin')
  const { fetchDecision } = createRegistryClient({
    inlined: undefined,
    registryKey: key,
    fetch,
    storage: localStorage,
    whenIdle: () => {},
  })
  const hasUnsaved = () => unsaved
  const updates = createUpdates({ current: () => decision, fetchDecision, hasUnsaved, ...tab })
  followUpdates({ updates, hasUnsaved })
  return {
    ...tab,
    type: (is = true) => (unsaved = is),
    async goTo(path: string) {
      window.history.pushState(null, '', path)
      window.dispatchEvent(new Event('single-spa:before-routing-event'))
      await settled()
    },
    async comeBack() {
      document.dispatchEvent(new Event('visibilitychange'))
      await settled()
    },
  }
}
/** Waits until no request and no verification is pending. A signature is verified in another thread. */
async function settled() {
  const begun = () =>
    [asked, importing, verifying].flatMap(({ mock }) => mock.results.map(({ value }) => value as unknown))
  for (let before = -1; before !== begun().length;) {
    before = begun().length
    await Promise.allSettled(begun())
    for (let ticks = 0; ticks < 20; ticks++) await Promise.resolve()
  }
}
const minutes = (count: number) => (time += count * 60_000)

beforeEach(() => {
  time = 1_000_000
  served = { body: changed }
  asked.mockClear()
  importing = jest.spyOn(subtle, 'importKey')
  verifying = jest.spyOn(subtle, 'verify')
  globalThis.fetch = asked as typeof fetch
  jest.spyOn(Date, 'now').mockImplementation(() => time)
  listeners = new AbortController()
  for (const target of [window, document] as EventTarget[]) {
    const add = target.addEventListener.bind(target)
    jest
      .spyOn(target, 'addEventListener')
      .mockImplementation((type, listener, options) =>
        add(type, listener, { ...(options as object), signal: listeners.signal }),
      )
  }
})
afterEach(() => {
  listeners.abort()
  jest.restoreAllMocks()
})

describe('a tab that stays open', () => {
  it('reloads with the next page once there is an update', async () => {
    const tab = open()
    minutes(2)
    await tab.goTo('/one')
    expect(tab.reload).not.toHaveBeenCalled()
    await tab.goTo('/two')
    expect(tab.reload).toHaveBeenCalledTimes(1)
    expect(tab.offer).not.toHaveBeenCalled()
  })

  it('checks when the person returns to it', async () => {
    const tab = open()
    minutes(2)
    await tab.comeBack()
    await tab.goTo('/one')
    expect(tab.reload).toHaveBeenCalledTimes(1)
  })

  it('does not reload while there is unsaved work, but offers to, and reloads after it was sent', async () => {
    const tab = open()
    tab.type()
    minutes(2)
    await tab.comeBack()
    expect(tab.offer).toHaveBeenCalledTimes(1)
    await tab.goTo('/one')
    expect(tab.reload).not.toHaveBeenCalled()
    tab.type(false)
    await tab.goTo('/two')
    expect(tab.reload).toHaveBeenCalledTimes(1)
  })

  it('then leaves a link to another page to the browser', async () => {
    const tab = open()
    document.body.innerHTML = '<a href="/other">Other</a>'
    const link = document.querySelector('a') as HTMLAnchorElement
    const ours = jest.fn((event: Event) => event.preventDefault())
    link.addEventListener('click', ours)
    link.click()
    expect(ours).toHaveBeenCalledTimes(1)
    minutes(2)
    await tab.comeBack()
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    // jsdom cannot open another page.
    window.addEventListener('click', (click) => click.preventDefault(), { capture: true, once: true })
    link.dispatchEvent(event)
    expect(ours).toHaveBeenCalledTimes(1)
  })

  it('waits with an update until there is a network, and opens the next pages itself', async () => {
    const tab = open()
    minutes(2)
    await tab.comeBack()
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await tab.goTo('/one')
    document.body.innerHTML = '<a href="/other">Other</a>'
    const link = document.querySelector('a') as HTMLAnchorElement
    const ours = jest.fn((event: Event) => event.preventDefault())
    link.addEventListener('click', ours)
    link.click()
    expect([tab.reload.mock.calls.length, ours.mock.calls.length]).toEqual([0, 1])
    online.mockReturnValue(true)
    await tab.goTo('/two')
    expect(tab.reload).toHaveBeenCalledTimes(1)
  })

  it('checks at most once a minute, and not in the first minute', async () => {
    const tab = open()
    served = { body: decision }
    await tab.goTo('/one')
    expect(asked).not.toHaveBeenCalled()
    minutes(1.5)
    await tab.goTo('/two')
    await tab.goTo('/three')
    await tab.comeBack()
    expect(asked).toHaveBeenCalledTimes(1)
    minutes(1)
    await tab.goTo('/four')
    expect(asked).toHaveBeenCalledTimes(2)
    expect(new Headers(asked.mock.calls[1]?.[1]?.headers).get('If-None-Match')).toBe('"7"')
  })

  it.each<[string, typeof served]>([
    ['is the same', { body: decision }],
    ['is older', { body: { ...changed, revision: 6 } }],
    ['changed nothing for this visitor', { body: { ...decision, revision: 9 } }],
    ['cannot be reached', { body: changed, offline: true }],
  ])('stays as it is if the decision %s', async (_, answer) => {
    served = answer
    const tab = open()
    minutes(2)
    await tab.comeBack()
    await tab.goTo('/one')
    expect([tab.reload, tab.offer, tab.onTrouble].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
  })

  it('rejects a decision that this site did not sign, and reports it', async () => {
    served = { body: changed, forged: true }
    const tab = open()
    minutes(2)
    await tab.comeBack()
    await tab.goTo('/one')
    expect(tab.reload).not.toHaveBeenCalled()
    expect(tab.onTrouble).toHaveBeenCalledTimes(1)
  })

  it('accepts nothing if it cannot verify the signature', async () => {
    const withoutKey = open({})
    minutes(2)
    await withoutKey.comeBack()
    expect(asked).not.toHaveBeenCalled()
    importing.mockRejectedValue(new Error('NotSupportedError'))
    const tab = open()
    minutes(2)
    await tab.comeBack()
    await tab.goTo('/one')
    expect([tab.reload, tab.onTrouble].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  })
})

import type { PageDecision } from '@within-reach/registry'
import { decision, live } from '../testing/decisions'
import { createDecisionSource } from './decision-source'
import { findDecision } from './find-decision'
import { cacheDecision } from './cached-decision'
import { DecisionIncomplete } from './decision-store'

// jsdom's crypto cannot verify signatures.
const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto')
const { subtle } = webcrypto
const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))

let keys: CryptoKeyPair
let registryKey: string
beforeAll(async () => {
  keys = (await subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  registryKey = base64(await subtle.exportKey('raw', keys.publicKey))
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
})
beforeEach(() => localStorage.clear())

/** The registry's answer. */
function serve(body: unknown, { forged = false } = {}): void {
  globalThis.fetch = async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(body))
    const signature = await subtle.sign('Ed25519', keys.privateKey, bytes)
    const headers = new Headers({ 'Registry-Signature': base64(forged ? new ArrayBuffer(64) : signature) })
    return { ok: true, headers, arrayBuffer: () => Promise.resolve(bytes.buffer) } as Response
  }
}
const goOffline = () => {
  globalThis.fetch = () => Promise.reject(new TypeError('offline'))
}

const find = () => findDecision({ ask: createDecisionSource({ registryKey, fetch }), storage: localStorage })
const older: PageDecision = { revision: 0, remotes: live('mfe-old', []), records: [] }

describe('a page without its decision', () => {
  it('gets it from the registry', async () => {
    cacheDecision(older, localStorage)
    serve(decision)
    expect(await find()).toEqual({ decision, isWhole: true })
  })

  it.each<[string, () => void]>([
    ['is unavailable', goOffline],
    ['answers without a valid signature', () => serve(decision, { forged: true })],
    ['answers something else', () => serve({ message: 'ok' })],
  ])("uses this browser's last decision if the registry %s", async (_, break_) => {
    cacheDecision(older, localStorage)
    break_()
    expect(await find()).toEqual({ decision: older, isWhole: false })
  })

  it("replaces invalid parts of the registry's answer by the last decision", async () => {
    cacheDecision(older, localStorage)
    serve({ ...decision, remotes: { ...decision.remotes, 'mfe-old': { version: 7 } } })
    expect(await find()).toEqual({
      decision: { ...decision, remotes: { ...older.remotes, ...decision.remotes } },
      isWhole: false,
    })
  })

  it('fails on a first visit', async () => {
    goOffline()
    await expect(find()).rejects.toThrow(DecisionIncomplete)
  })

  it('waits for a hanging registry no longer than a section waits for it', async () => {
    jest.useFakeTimers()
    cacheDecision(older, localStorage)
    globalThis.fetch = () => new Promise(() => {})
    const found = find()
    await jest.advanceTimersByTimeAsync(2500)
    expect(await found).toEqual({ decision: older, isWhole: false })
    jest.useRealTimers()
  })
})

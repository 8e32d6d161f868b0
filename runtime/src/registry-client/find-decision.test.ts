import type { PageDecision } from '@within-reach/registry'
import { decision as plain, live } from '../testing/decisions'
import { createSigningSite, forged, provideCrypto, type SigningSite } from '../testing/signing-site'
import { cacheDecision, readCachedDecision } from './cached-decision'
import { createDecisionSource } from './decision-source'
import { DecisionIncomplete } from './decision-store'
import { findDecision } from './find-decision'
import { createFreshness } from './freshness'

const day = 24 * 60 * 60_000
const issued = Date.now() - (Date.now() % day)
const decision: PageDecision = { ...plain, issued, expires: issued + day }
const older: PageDecision = {
  revision: 0,
  issued,
  expires: issued + day,
  remotes: live('mfe-old', []),
  records: [],
}

let site: SigningSite
beforeAll(async () => {
  provideCrypto()
  site = await createSigningSite()
})
beforeEach(() => localStorage.clear())

/** What the registry answers. */
const serve = (body: unknown, signature?: string) => {
  globalThis.fetch = () => site.answer(body, signature)
}
const goOffline = () => {
  globalThis.fetch = () => Promise.reject(new TypeError('offline'))
}
const keepOlder = async () => cacheDecision(await site.signed(older), localStorage)

const find = () => {
  const { registryKey } = site
  const freshness = createFreshness()
  const ask = createDecisionSource({ registryKey, fetch, freshness })
  return findDecision({ ask, storage: localStorage, registryKey, freshness })
}

describe('a page without its decision', () => {
  it('gets it from the registry, and keeps a copy', async () => {
    await keepOlder()
    serve(decision)
    expect(await find()).toEqual({ decision, isWhole: true })
    expect((await readCachedDecision(localStorage, site.registryKey))?.decision).toEqual(decision)
  })

  it.each<[string, () => void]>([
    ['is unavailable', goOffline],
    ['answers without a valid signature', () => serve(decision, forged)],
    ['answers something else', () => serve({ message: 'ok' })],
    ['answers without a date', () => serve(plain)],
  ])("uses this browser's last decision if the registry %s", async (_, break_) => {
    await keepOlder()
    break_()
    expect(await find()).toEqual({ decision: older, isWhole: false })
  })

  it('uses the last decision if the registry answers with an older one', async () => {
    cacheDecision(await site.signed(decision), localStorage)
    serve(older)
    expect(await find()).toEqual({ decision, isWhole: false })
  })

  it("replaces invalid parts of the registry's answer by the last decision", async () => {
    await keepOlder()
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
    await keepOlder()
    jest.useFakeTimers({ now: Date.now() })
    globalThis.fetch = () => new Promise(() => {})
    const found = find()
    await jest.advanceTimersByTimeAsync(2500)
    expect(await found).toEqual({ decision: older, isWhole: false })
    jest.useRealTimers()
  })
})

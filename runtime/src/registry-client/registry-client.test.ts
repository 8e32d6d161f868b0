import { decision as plain, live } from '../testing/decisions'
import { createSigningSite, provideCrypto, type SigningSite } from '../testing/signing-site'
import { readCachedDecision } from './cached-decision'
import { createRegistryClient } from './registry-client'
import type { ReadDecision } from './read-decision'

const day = 24 * 60 * 60_000
const issued = Date.now() - (Date.now() % day)
const decision = { ...plain, issued, expires: issued + day }

let site: SigningSite
/** The decision as a page contains it. */
let whole: ReadDecision
beforeAll(async () => {
  provideCrypto()
  site = await createSigningSite()
  whole = { ...(await site.signed(decision)), isWhole: true }
})
const copy = async () => (await readCachedDecision(localStorage, site.registryKey))?.decision

/** A browser whose idle time the test controls, without a registry. */
function browser(inlined: ReadDecision | undefined) {
  const waiting: (() => void)[] = []
  const fetch = jest.fn(() => Promise.reject(new TypeError('offline')))
  const client = createRegistryClient({
    inlined,
    registryKey: site.registryKey,
    fetch,
    storage: localStorage,
    whenIdle: (task) => waiting.push(task),
  })
  return { ...client, fetch, beIdle: () => waiting.splice(0).forEach((task) => task()) }
}
const part: ReadDecision = {
  decision: { revision: 2, remotes: live('mfe-a', []), records: [] },
  isWhole: false,
}
beforeEach(() => localStorage.clear())

describe('the registry client', () => {
  it('uses the decision in the page without a request, and stores a copy when the browser is idle', async () => {
    const { decisions, fetch, beIdle } = browser(whole)
    expect(decisions.current()).toEqual(decision)
    expect(await copy()).toBeUndefined()
    beIdle()
    expect(await copy()).toEqual(decision)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('stores no copy of a decision that is incomplete or not signed', () => {
    browser(part).beIdle()
    browser({ ...whole, isWhole: false }).beIdle()
    browser({ decision, isWhole: true }).beIdle()
    expect(localStorage).toHaveLength(0)
  })

  it('completes a part from the last copy if the registry is unavailable', async () => {
    browser(whole).beIdle()
    const { decisions, fetch } = browser(part)
    await expect(decisions.complete()).rejects.toThrow('A part of the decision is missing')
    expect(fetch).toHaveBeenCalledTimes(1)
    const { remotes } = decisions.current()
    expect(Object.keys(remotes).sort()).toEqual(['mfe-a', 'mfe-askreach', 'mfe-userspace'])
    expect(decisions.isWhole()).toBe(false)
  })
})

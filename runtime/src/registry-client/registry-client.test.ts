import { decision, live } from '../testing/decisions'
import { readCachedDecision } from './cached-decision'
import { createRegistryClient } from './registry-client'
import type { ReadDecision } from './read-decision'

/** A browser whose idle time the test controls, without a registry. */
function browser(inlined: ReadDecision | undefined) {
  const waiting: (() => void)[] = []
  const fetch = jest.fn(() => Promise.reject(new TypeError('offline')))
  const client = createRegistryClient({
    inlined,
    registryKey: 'key',
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
  it('uses the decision in the page without a request, and stores a copy when the browser is idle', () => {
    const { decisions, fetch, beIdle } = browser({ decision, isWhole: true })
    expect(decisions.current()).toEqual(decision)
    expect(readCachedDecision(localStorage)).toBeUndefined()
    beIdle()
    expect(readCachedDecision(localStorage)?.decision).toEqual(decision)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('stores no copy of an incomplete decision', () => {
    browser(part).beIdle()
    expect(readCachedDecision(localStorage)).toBeUndefined()
  })

  it('completes a part from the last copy if the registry is unavailable', async () => {
    browser({ decision, isWhole: true }).beIdle()
    const { decisions, fetch } = browser(part)
    await expect(decisions.complete()).rejects.toThrow('A part of the decision is missing')
    expect(fetch).toHaveBeenCalledTimes(1)
    const { remotes } = decisions.current()
    expect(Object.keys(remotes).sort()).toEqual(['mfe-a', 'mfe-askreach', 'mfe-userspace'])
    expect(decisions.isWhole()).toBe(false)
  })
})

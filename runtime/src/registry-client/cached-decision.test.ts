import type { PageDecision, PageRecord, PageRemote } from '@within-reach/registry'
import { decision as plain } from '../testing/decisions'
import { createSigningSite, forged, provideCrypto, type SigningSite } from '../testing/signing-site'
import { cacheDecision, readCachedDecision } from './cached-decision'

const key = 'within-reach.decision'
const day = 24 * 60 * 60_000
const issued = Date.parse('2026-11-21T12:00:00Z')
const decision: PageDecision = { ...plain, issued, expires: issued + day }
const byLink: PageRemote = { version: '9.9.9', record: 'sha256-', why: 'override', routes: [] }

let site: SigningSite
beforeAll(async () => {
  provideCrypto()
  site = await createSigningSite()
})
beforeEach(() => localStorage.clear())

const read = (at = issued, registryKey = site.registryKey) =>
  readCachedDecision(localStorage, registryKey, () => at)

describe('the copy of the last decision', () => {
  it('does not exist on a first visit', async () => {
    expect(await read()).toBeUndefined()
  })

  it('has everything but the records, which are fetched', async () => {
    const record: PageRecord = {
      name: 'mfe-a',
      version: '1.0.0',
      container: 'mfe_a',
      entry: 'entry.js',
      files: {},
    }
    cacheDecision(await site.signed({ ...decision, records: [record] }), localStorage)
    expect(await read()).toEqual({ decision, isWhole: true })
  })

  it('never contains an override', async () => {
    cacheDecision(await site.signed(decision), localStorage)
    cacheDecision(await site.signed({ ...decision, remotes: { 'mfe-a': byLink } }), localStorage)
    expect((await read())?.decision).toEqual(decision)
  })

  it('counts only with a signature of the key in the page', async () => {
    cacheDecision(await site.signed(decision), localStorage)
    const other = await createSigningSite()
    expect(await read(issued, other.registryKey)).toBeUndefined()
    cacheDecision({ decision, signature: forged }, localStorage)
    expect(await read()).toBeUndefined()
  })

  it('does not count if a letter of it was changed', async () => {
    cacheDecision(await site.signed(decision), localStorage)
    localStorage.setItem(key, localStorage.getItem(key)?.replace('1.0.0', '1.0.1') ?? '')
    expect(await read()).toBeUndefined()
  })

  it('counts for 30 days, also by a clock that is wrong by hours', async () => {
    cacheDecision(await site.signed(decision), localStorage)
    for (const at of [issued - 12 * 60 * 60_000, 0, issued + 29 * day]) expect(await read(at)).toBeDefined()
    expect(await read(issued + 30 * day)).toBeUndefined()
  })

  it('does not count without a date, as releases before signed it', async () => {
    cacheDecision(await site.signed(plain), localStorage)
    expect(await read()).toBeUndefined()
    localStorage.setItem(key, JSON.stringify(decision))
    expect(await read()).toBeUndefined()
  })

  it('is read without its invalid parts', async () => {
    const remotes = { ...decision.remotes, 'mfe-x': 7 as unknown as PageRemote }
    cacheDecision(await site.signed({ ...decision, remotes }), localStorage)
    expect(await read()).toEqual({ decision, isWhole: false })
    localStorage.setItem(key, '{')
    expect(await read()).toBeUndefined()
  })

  it('does no harm if the storage is forbidden or full', async () => {
    const forbidden = {
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
      getItem: () => {
        throw new Error('SecurityError')
      },
    } as unknown as Storage
    cacheDecision(await site.signed(decision), forbidden)
    expect(await readCachedDecision(forbidden, site.registryKey)).toBeUndefined()
  })
})

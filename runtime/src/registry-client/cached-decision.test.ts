import type { PageRecord, PageRemote } from '@within-reach/registry'
import { decision } from '../testing/decisions'
import { cacheDecision, readCachedDecision } from './cached-decision'

const key = 'within-reach.decision'
const byLink: PageRemote = { version: '9.9.9', record: 'sha256-', why: 'override', routes: [] }
beforeEach(() => localStorage.clear())

describe('the copy of the last decision', () => {
  it('does not exist on a first visit', () => {
    expect(readCachedDecision(localStorage)).toBeUndefined()
  })

  it('has everything but the records, which are fetched', () => {
    const record: PageRecord = {
      name: 'mfe-a',
      version: '1.0.0',
      container: 'mfe_a',
      entry: 'entry.js',
      files: {},
    }
    cacheDecision({ ...decision, records: [record] }, localStorage)
    expect(readCachedDecision(localStorage)).toEqual({ decision, isWhole: true })
  })

  it('never contains an override', () => {
    cacheDecision(decision, localStorage)
    cacheDecision({ ...decision, remotes: { 'mfe-a': byLink } }, localStorage)
    expect(readCachedDecision(localStorage)?.decision).toEqual(decision)
  })

  it('is read without its invalid parts', () => {
    localStorage.setItem(key, JSON.stringify({ ...decision, remotes: { ...decision.remotes, 'mfe-x': 7 } }))
    expect(readCachedDecision(localStorage)).toEqual({ decision, isWhole: false })
    localStorage.setItem(key, '{')
    expect(readCachedDecision(localStorage)).toBeUndefined()
  })

  it('does no harm if the storage is forbidden or full', () => {
    const forbidden = {
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
      getItem: () => {
        throw new Error('SecurityError')
      },
    } as unknown as Storage
    cacheDecision(decision, forbidden)
    expect(readCachedDecision(forbidden)).toBeUndefined()
  })
})

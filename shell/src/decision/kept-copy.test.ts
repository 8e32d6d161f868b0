import type { PageRemote } from '@within-reach/registry'
import { decision } from '../testing/page-data'
import { keepCopy, readCopy } from './kept-copy'

const key = 'within-reach.decision'
const byLink: PageRemote = { version: '9.9.9', record: 'sha256-', why: 'override', routes: [] }
beforeEach(() => localStorage.clear())

describe('the copy of the last decision', () => {
  it('is none on a first visit', () => {
    expect(readCopy()).toBeUndefined()
  })

  it('has everything but the records, which are fetched', () => {
    const record = { name: 'mfe-a' } as never
    keepCopy({ ...decision, records: [record] })
    expect(readCopy()).toEqual({ decision, isWhole: true })
  })

  it('never has what a visitor got by a link', () => {
    keepCopy(decision)
    keepCopy({ ...decision, remotes: { 'mfe-a': byLink } })
    expect(readCopy()?.decision).toEqual(decision)
  })

  it('is read as far as it is right', () => {
    localStorage.setItem(key, JSON.stringify({ ...decision, remotes: { ...decision.remotes, 'mfe-x': 7 } }))
    expect(readCopy()).toEqual({ decision, isWhole: false })
    localStorage.setItem(key, '{')
    expect(readCopy()).toBeUndefined()
  })

  it('costs nothing where nothing may be stored', () => {
    const forbidden = {
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
      getItem: () => {
        throw new Error('SecurityError')
      },
    } as unknown as Storage
    keepCopy(decision, forbidden)
    expect(readCopy(forbidden)).toBeUndefined()
  })
})

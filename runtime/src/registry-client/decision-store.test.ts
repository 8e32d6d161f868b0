import type { PageDecision } from '@within-reach/registry'
import { live } from '../testing/decisions'
import { DecisionIncomplete, createDecisionStore } from './decision-store'
import type { ReadDecision } from './read-decision'

const of = (revision: number, ...names: string[]): PageDecision => ({
  revision,
  remotes: Object.assign({}, ...names.map((name) => live(name, []))) as PageDecision['remotes'],
  records: [],
})
const whole = (decision: PageDecision): ReadDecision => ({ decision, isWhole: true })
const part = (decision: PageDecision): ReadDecision => ({ decision, isWhole: false })

describe('the decision of a page', () => {
  it('is the one in the page, without a request', async () => {
    const find = jest.fn()
    const store = createDecisionStore(whole(of(3, 'mfe-a')), find)
    await store.complete()
    expect([store.isWhole(), store.current()]).toEqual([true, of(3, 'mfe-a')])
    expect(find).not.toHaveBeenCalled()
  })

  it('is fetched if the page has none', async () => {
    const store = createDecisionStore(undefined, () => Promise.resolve(whole(of(4, 'mfe-a'))))
    const decisions: PageDecision[] = []
    store.decision$.subscribe((decision) => decisions.push(decision))
    expect([store.isWhole(), store.current().remotes]).toEqual([false, {}])
    await store.complete()
    expect([store.isWhole(), store.current()]).toEqual([true, of(4, 'mfe-a')])
    expect(decisions).toHaveLength(2)
  })

  it('keeps its entries, which may be in use, and its revision, so that the update is noticed later', async () => {
    const store = createDecisionStore(part(of(3, 'mfe-a')), () =>
      Promise.resolve(whole({ ...of(4, 'mfe-b'), remotes: { ...of(4, 'mfe-b').remotes, ...newerA } })),
    )
    await store.complete()
    expect(store.current()).toEqual(of(3, 'mfe-a', 'mfe-b'))
  })
  const newerA = { 'mfe-a': { version: '2.0.0', record: 'sha256-', routes: [] } }

  it('is fetched once for all waiting callers, and again after a failure', async () => {
    const find = jest
      .fn(() => Promise.resolve(whole(of(4, 'mfe-a'))))
      .mockRejectedValueOnce(new Error('offline'))
    const store = createDecisionStore(undefined, find)
    const both = await Promise.allSettled([store.complete(), store.complete()])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(find).toHaveBeenCalledTimes(1)
    await store.complete()
    expect(store.isWhole()).toBe(true)
  })

  it('is used in part if only a part was found, and the call fails', async () => {
    const store = createDecisionStore(undefined, () => Promise.resolve(part(of(2, 'mfe-a'))))
    await expect(store.complete()).rejects.toThrow(DecisionIncomplete)
    expect([store.isWhole(), store.current()]).toEqual([false, of(2, 'mfe-a')])
  })
})

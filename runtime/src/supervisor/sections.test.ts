import type { PageDecision } from '@within-reach/registry'
import type { RemoteProps } from '@within-reach/shared-core'
import { BehaviorSubject } from 'rxjs'
import { checkActivityFunctions, getAppNames, mountRootParcel, unregisterApplication } from 'single-spa'
import { createDecisionStore, type DecisionStore } from '../registry-client/decision-store'
import { completeStore, live } from '../testing/decisions'
import { registerSections } from './sections'
import { createSupervisor } from './supervise'

const title = { en: 'A', ko: 'A' }
const remotes: PageDecision['remotes'] = {
  ...live('mfe-a', [{ path: '/a', title }]),
  ...live('mfe-console', [{ path: '/console', title, audience: 'operators' }]),
}
const decision: PageDecision = { revision: 1, remotes, records: [] }

/** The sections of a page, by the addresses at which each is shown. */
function page(decisions: DecisionStore) {
  const operator$ = new BehaviorSubject(false)
  const nothing = () => {}
  const never = () => new Promise<never>(() => {})
  registerSections({
    decisions,
    loader: { loadablesOf: () => [] },
    supervisor: createSupervisor({
      mountParcel: Promise.resolve(mountRootParcel),
      events: { loaded: nothing, mounted: nothing, failed: nothing },
      clock: performance,
    }),
    own: { name: 'shell', routes: [{ path: '/', title }], load: never },
    operator$,
    location: { pathname: '/' },
    propsFor: () => ({}) as RemoteProps,
    viewOf: () => ({ newSlot: () => document.createElement('div'), show: nothing, remove: nothing }),
  })
  const at = (path: string) =>
    checkActivityFunctions(new URL(path, window.location.origin) as unknown as Location)
  return { at, operator$ }
}
afterEach(async () => {
  await Promise.all(getAppNames().map((name) => unregisterApplication(name)))
})

describe('the active section', () => {
  it('is the remote that owns the address, otherwise the shell’s own pages', () => {
    const { at } = page(completeStore(decision))
    expect(['/a', '/', '/nowhere'].map(at)).toEqual([['mfe-a'], ['shell'], ['shell']])
  })

  it('is an operators’ page once an operator is logged in', () => {
    const { at, operator$ } = page(completeStore(decision))
    expect(at('/console')).toEqual(['shell'])
    operator$.next(true)
    expect(at('/console')).toEqual(['mfe-console'])
    operator$.next(false)
    expect(at('/console')).toEqual(['shell'])
  })

  it('waits for the owner at an unknown address until the decision is complete', async () => {
    const decisions = createDecisionStore(undefined, () => Promise.resolve({ decision, isWhole: true }))
    const { at } = page(decisions)
    expect(['/', '/a', '/nowhere'].map(at)).toEqual([['shell'], ['unknown-owner'], ['unknown-owner']])
    await decisions.complete()
    expect(['/', '/a', '/nowhere'].map(at)).toEqual([['shell'], ['mfe-a'], ['shell']])
  })
})

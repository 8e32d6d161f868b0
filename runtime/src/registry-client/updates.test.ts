import type { PageDecision } from '@within-reach/registry'
import { live } from '../testing/decisions'
import { createUpdates, type UpdatesOptions } from './updates'

const current: PageDecision = { revision: 7, remotes: live('mfe-a', []), records: [] }
const newer: PageDecision = { revision: 8, remotes: live('mfe-b', []), records: [] }
const day = 24 * 60 * 60_000

/** A tab that was opened two minutes ago. */
function open(fetchDecision: UpdatesOptions['fetchDecision'], present = current) {
  let time = 0
  const tab = { unsaved: false, done: [] as string[] }
  const updates = createUpdates({
    current: () => present,
    fetchDecision,
    hasUnsaved: () => tab.unsaved,
    reload: () => tab.done.push('reload'),
    offer: () => tab.done.push('offer'),
    onTrouble: (error) => tab.done.push(String(error)),
    now: () => time,
  })
  time = 120_000
  return Object.assign(tab, { updates, wait: (milliseconds: number) => (time += milliseconds) })
}

describe('updates of an open tab', () => {
  it('are applied by a reload', async () => {
    const { updates, done } = open(() => Promise.resolve(newer))
    expect(updates.isAvailable()).toBe(false)
    const told: boolean[] = []
    updates.available$.subscribe((available) => told.push(available))
    await updates.checkForUpdate()
    expect([updates.isAvailable(), done]).toEqual([true, []])
    expect(told).toEqual([false, true])
    updates.applyUpdate()
    expect(done).toEqual(['reload'])
  })

  it('are only offered if there is unsaved work', async () => {
    const tab = open(() => Promise.resolve(newer))
    tab.unsaved = true
    await tab.updates.checkForUpdate()
    tab.updates.applyUpdate()
    expect(tab.done).toEqual(['offer', 'offer'])
  })

  it.each<[string, PageDecision | undefined]>([
    ['has not changed', undefined],
    ['is older', { ...newer, revision: 6 }],
    ['changes nothing for this visitor', { ...current, revision: 9 }],
  ])('are not available if the decision %s', async (_, decision) => {
    const { updates, done } = open(() => Promise.resolve(decision))
    await updates.checkForUpdate()
    expect([updates.isAvailable(), done]).toEqual([false, []])
  })

  it('are available with a lower revision that was signed a day later, as after a restore from a backup', async () => {
    const restored = { ...newer, revision: 6, issued: 2 * day }
    const { updates } = open(() => Promise.resolve(restored), { ...current, issued: day })
    await updates.checkForUpdate()
    expect(updates.isAvailable()).toBe(true)
  })

  it('are checked at most once a minute, and no longer once one is available', async () => {
    const fetchDecision = jest.fn<Promise<PageDecision | undefined>, []>(() => Promise.resolve(undefined))
    const { updates, wait } = open(fetchDecision)
    await updates.checkForUpdate()
    wait(59_999)
    await updates.checkForUpdate()
    expect(fetchDecision).toHaveBeenCalledTimes(1)
    wait(1)
    fetchDecision.mockResolvedValue(newer)
    await updates.checkForUpdate()
    wait(60_000)
    await updates.checkForUpdate()
    expect(fetchDecision).toHaveBeenCalledTimes(2)
  })

  it('are checked although the clock of the device was set back', async () => {
    const fetchDecision = jest.fn<Promise<PageDecision | undefined>, []>(() => Promise.resolve(undefined))
    const { updates, wait } = open(fetchDecision)
    wait(-day)
    await updates.checkForUpdate()
    expect(fetchDecision).toHaveBeenCalledTimes(1)
  })

  it('report a decision that this site did not sign', async () => {
    const { updates, done } = open(() => Promise.reject(new Error('not signed')))
    await updates.checkForUpdate()
    expect([updates.isAvailable(), done]).toEqual([false, ['Error: not signed']])
  })
})

import { completeStore, decision } from '../testing/decisions'
import { completeMissing } from './complete-missing'
import { createDecisionStore } from './decision-store'

const goElsewhere = () => window.dispatchEvent(new Event('single-spa:before-routing-event'))
const settled = () => new Promise((resolve) => queueMicrotask(() => queueMicrotask(() => resolve(undefined))))

it('fetches missing parts at once and at each navigation until none is missing, and reports the first failure only', async () => {
  const find = jest
    .fn(() => Promise.resolve({ decision, isWhole: true }))
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
  const page = createDecisionStore(undefined, find)
  const onTrouble = jest.fn()
  completeMissing(page, { navigations: window, onTrouble })
  for (let times = 0; times < 2; times++) {
    await expect(page.complete()).rejects.toThrow('offline')
    await settled()
    goElsewhere()
  }
  await page.complete()
  goElsewhere()
  expect(page.current()).toEqual(decision)
  expect([find, onTrouble].map(({ mock }) => mock.calls.length)).toEqual([3, 1])
})

it('fetches nothing if nothing is missing', () => {
  const page = completeStore()
  const complete = jest.spyOn(page, 'complete')
  completeMissing(page, { navigations: window, onTrouble: jest.fn() })
  goElsewhere()
  expect(complete).not.toHaveBeenCalled()
})

import { decision, known } from '../testing/page-data'
import { followMissing } from './follow-missing'
import { knowDecision } from './known-decision'

const goElsewhere = () => window.dispatchEvent(new Event('single-spa:before-routing-event'))
const settled = () => new Promise((resolve) => queueMicrotask(() => queueMicrotask(() => resolve(undefined))))

it('asks for what is missing at once and at each navigation, until nothing is, and tells of trouble once', async () => {
  const find = jest
    .fn(() => Promise.resolve({ decision, isWhole: true }))
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
  const page = knowDecision(undefined, find)
  const onTrouble = jest.fn()
  followMissing(page, onTrouble)
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

it('asks nothing where nothing is missing', () => {
  const page = known()
  const complete = jest.spyOn(page, 'complete')
  followMissing(page, jest.fn())
  goElsewhere()
  expect(complete).not.toHaveBeenCalled()
})

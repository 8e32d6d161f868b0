import { createBodyBudget } from './body-budget'

const most = { memory: 800, disk: 8000 }
const tooMany = expect.objectContaining({ status: 429, retryAfter: 5 }) as Error

it('gives one member an eighth, and releases what a request held', () => {
  const budget = createBodyBudget(most)
  const first = budget.open('10.0.0.1', '7')
  first.take('memory', 60)
  const second = budget.open('10.0.0.2', '7')
  second.take('memory', 40)
  expect(() => second.take('memory', 1)).toThrow(tooMany)
  budget.open('10.0.0.1', '8').take('memory', 100)
  first.release()
  second.release()
  expect(budget.used('memory')).toBe(100)
  budget.open('10.0.0.2', '7').take('memory', 100)
})

it('gives one address a quarter, for all its senders together', () => {
  const budget = createBodyBudget(most)
  budget.open('10.0.0.1').take('disk', 1500)
  budget.open('10.0.0.1', '7').take('disk', 500)
  expect(() => budget.open('10.0.0.1', '8').take('disk', 1)).toThrow(tooMany)
  budget.open('10.0.0.2').take('disk', 2000)
})

it('moves written bytes from memory to disk', () => {
  const budget = createBodyBudget(most)
  const share = budget.open('10.0.0.1', '7')
  for (let piece = 0; piece < 10; piece++) {
    share.take('memory', 90)
    share.move(89)
  }
  expect([budget.used('memory'), budget.used('disk')]).toEqual([10, 890])
  share.release()
  expect([budget.used('memory'), budget.used('disk')]).toEqual([0, 0])
})

it('refuses everyone when the total is used up, with the time of the next try', () => {
  const budget = createBodyBudget(most)
  for (const address of ['a', 'b', 'c', 'd']) budget.open(address).take('memory', 200)
  const late = budget.open('e')
  expect(() => late.take('memory', 1)).toThrow(
    expect.objectContaining({ status: 503, retryAfter: 5 }) as Error,
  )
  late.release()
  late.take('memory', 1000)
  expect(budget.used('memory')).toBe(800)
  expect(budget.used('disk')).toBe(0)
})

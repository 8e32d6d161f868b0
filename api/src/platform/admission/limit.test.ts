import { createConcurrencyLimit, type Pace } from './limit'

const settings = { maxInFlight: 500, maxEventLoopDelay: 100 }
const calm: Pace = { delay: 0, median: 20, shedding: false }
const times = (count: number, pace: Partial<Pace>) =>
  Array.from({ length: count }, () => ({ ...calm, ...pace }))

/** The limit after the given measurements. */
function limitAfter(...paces: readonly Pace[]): number {
  const limit = createConcurrencyLimit(settings)
  for (const pace of paces) limit.adapt(pace)
  return limit.current()
}

it('is 200 without overload', () => {
  expect(limitAfter()).toBe(200)
  expect(limitAfter(...times(50, { delay: 100, median: 300 }))).toBe(200)
})

it('falls by a tenth each time the event loop is late or half of the requests are slow, but never below 60', () => {
  expect(limitAfter(...times(1, { delay: 101 }))).toBe(180)
  expect(limitAfter(...times(1, { median: 301 }))).toBe(180)
  expect(limitAfter(...times(2, { delay: 101, shedding: true }))).toBe(162)
  expect(limitAfter(...times(50, { delay: 500 }))).toBe(60)
})

it('grows up to the setting while quick requests are refused, and stays if they are slower', () => {
  expect(limitAfter(...times(10, { shedding: true }))).toBe(320)
  expect(limitAfter(...times(50, { shedding: true }))).toBe(500)
  expect(limitAfter(...times(50, { shedding: true, median: 150 }))).toBe(200)
})

it('recovers from the minimum within twelve checks, less than a second', () => {
  expect(limitAfter(...times(50, { delay: 500 }), ...times(11, {}))).toBeLessThan(200)
  expect(limitAfter(...times(50, { delay: 500 }), ...times(12, {}))).toBe(200)
  expect(limitAfter(...times(50, { shedding: true }), ...times(25, {}))).toBe(200)
})

it('never exceeds the setting, however low that is', () => {
  const limit = createConcurrencyLimit({ ...settings, maxInFlight: 1 })
  limit.adapt({ ...calm, delay: 1000 })
  expect(limit.current()).toBe(1)
})

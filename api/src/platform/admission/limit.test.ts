import { createConcurrencyLimit } from './limit'

const settings = { maxInFlight: 100, maxEventLoopDelay: 80 }

/** A limit after the event loop was late by so much each time. */
function limitAfter(...delays: readonly number[]): number {
  const limit = createConcurrencyLimit(settings)
  for (const delay of delays) limit.adapt({ delay, median: 0 })
  return limit.current()
}
const times = (count: number, delay: number) => Array.from({ length: count }, () => delay)

it('is what the settings say while the event loop is on time', () => {
  expect(limitAfter()).toBe(100)
  expect(limitAfter(...times(50, 80))).toBe(100)
})

it('falls by a fifth each time that the event loop is late, and never below two fifths', () => {
  expect(limitAfter(81)).toBe(80)
  expect(limitAfter(81, 500)).toBe(64)
  expect(limitAfter(...times(50, 500))).toBe(40)
})

it('is back to normal within fifteen looks, less than a second', () => {
  expect(limitAfter(...times(50, 500), ...times(14, 0))).toBeLessThan(100)
  expect(limitAfter(...times(50, 500), ...times(15, 0))).toBe(100)
})

it('lets one request in where the settings allow no more', () => {
  const limit = createConcurrencyLimit({ ...settings, maxInFlight: 1 })
  limit.adapt({ delay: 1000, median: 0 })
  expect(limit.current()).toBe(1)
})

it('falls as well while half of the requests take longer than three times the delay', () => {
  const limit = createConcurrencyLimit(settings)
  limit.adapt({ delay: 0, median: 240 })
  expect(limit.current()).toBe(100)
  limit.adapt({ delay: 0, median: 241 })
  expect(limit.current()).toBe(80)
})

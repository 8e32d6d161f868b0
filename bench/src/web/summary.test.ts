import { spreadOf } from '../measure/statistics'
import { summaryOf } from './summary'

const route = (usable: number, largestPaint: number) => {
  const times = {
    firstPaint: spreadOf([1]),
    processor: spreadOf([1]),
    largestPaint: spreadOf([largestPaint]),
    usable: spreadOf([usable]),
  }
  const warm = { ...times, usable: spreadOf([usable / 2]) }
  return { ratios: { cold: times, warm } }
}

it('is the median of the routes and the worst of them, separately for first and later visits', () => {
  const { cold, warm } = summaryOf([route(0.9, 1.1), route(1.2, 1.3), route(1, 0.8)])
  expect(cold.usable).toEqual({ median: 1, worst: 1.2 })
  expect(cold.largestPaint).toEqual({ median: 1.1, worst: 1.3 })
  expect(warm.usable).toEqual({ median: 0.5, worst: 0.6 })
})

it('uses the median of each route’s rounds', () => {
  const uneven = { ...route(1, 1).ratios.cold, usable: spreadOf([0.9, 1.1, 9]) }
  expect(summaryOf([{ ratios: { cold: uneven, warm: uneven } }]).cold.usable).toEqual({
    median: 1.1,
    worst: 1.1,
  })
})

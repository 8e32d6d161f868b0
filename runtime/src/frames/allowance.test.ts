import { createAllowance } from './allowance'

it('allows a number of times per period, which ends for each time on its own', () => {
  let time = 0
  const may = createAllowance(2, 100, () => time)
  expect([may(), may(), may()]).toEqual([true, true, false])
  time = 99
  expect(may()).toBe(false)
  time = 100
  expect([may(), may(), may()]).toEqual([true, true, false])
})

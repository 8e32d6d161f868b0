import { type Opened, pagesResultOf } from './pages-result'

const load = (largestPaint: number) => ({
  firstPaint: largestPaint,
  largestPaint,
  usable: 2 * largestPaint,
  blocked: 0,
  shift: 0,
  bytes: 1000,
  requests: 1,
  scripts: 0,
  processor: 1,
})
const opened = (who: Opened['who'], address: string, round: number, first: number): Opened => ({
  who,
  address,
  round,
  cold: load(first),
  warm: load(first / 2),
})

it("compares each page with the median of the reference's visits in the same round", () => {
  const { rows } = pagesResultOf('/list', [
    opened('reference', '/list', 0, 900),
    opened('reference', '/list', 0, 1000),
    opened('reference', '/list', 0, 5000),
    opened('visitor', '/about', 0, 1100),
    opened('reference', '/list', 1, 2000),
    opened('visitor', '/about', 1, 2600),
    opened('member', '/about', 0, 500),
  ])
  expect(rows.map(({ who, address }) => `${who} ${address}`)).toEqual(['visitor /about', 'member /about'])
  expect(rows[0]?.first.ratio).toMatchObject({ least: 1.1, most: 1.3 })
  expect(rows[0]?.first.usableRatio.least).toBe(1.1)
  expect(rows[1]?.later.largestPaint.median).toBe(250)
})

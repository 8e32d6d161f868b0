import { createShares } from './shares'

/** Shares with a clock of their own. */
function shared() {
  let time = 1_000_000
  const shares = createShares(() => time)
  const counting = (address: string, times: number, report: { view?: boolean; failed?: boolean } = {}) =>
    Array.from({ length: times }, () =>
      shares.take(address, 'mfe-a@1.0.0', { view: true, failed: false, ...report }),
    ).filter(Boolean).length
  return { shares, counting, pass: (milliseconds: number) => (time += milliseconds) }
}

it('an address counts for twenty views of a version a minute', () => {
  const { counting, pass, shares } = shared()
  expect(counting('203.0.113.7', 50)).toBe(20)
  expect(counting('203.0.113.8', 1)).toBe(1)
  expect(shares.take('203.0.113.7', 'mfe-a@2.0.0', { view: true, failed: false })).toBe(true)
  pass(60_000)
  expect(counting('203.0.113.7', 50)).toBe(20)
})

it('after a view that failed nothing of an address counts for an hour, whether it fails or not', () => {
  const { counting, pass } = shared()
  expect(counting('203.0.113.7', 3)).toBe(3)
  expect(counting('203.0.113.7', 10, { failed: true })).toBe(1)
  pass(60 * 60_000 - 1)
  expect([counting('203.0.113.7', 5), counting('203.0.113.7', 5, { failed: true })]).toEqual([0, 0])
  pass(1)
  expect(counting('203.0.113.7', 10, { failed: true })).toBe(1)
})

it('a crash after a view was told ends that view and is no other', () => {
  const { counting } = shared()
  expect(counting('203.0.113.7', 20)).toBe(20)
  expect(counting('203.0.113.7', 1, { view: false, failed: true })).toBe(1)
})

it('all addresses of a household are one', () => {
  const { counting } = shared()
  expect(counting('2001:db8:1:2::1', 1, { failed: true })).toBe(1)
  expect(counting('2001:db8:1:2:ffff::2', 1, { failed: true })).toBe(0)
  expect(counting('2001:db8:1:3::1', 1, { failed: true })).toBe(1)
})

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('this machine itself (%s) is not limited', (address) => {
  expect(shared().counting(address, 100, { failed: true })).toBe(100)
})

it('remembers no more than 50,000 pairs, and forgets whom it heard of longest ago', () => {
  const { counting, shares } = shared()
  counting('first', 1, { failed: true })
  counting('second', 1, { failed: true })
  for (let n = 0; n < 49_999; n++) shares.take(`address-${n}`, 'mfe-a@1.0.0', { view: true, failed: false })
  expect([counting('second', 1), counting('first', 1)]).toEqual([0, 1])
})

import type { ViewTicket } from '../platform/view-tickets'
import { createShares } from './shares'

let pages = 0
const ticket = (network: string, member?: string): ViewTicket => ({
  id: `page-${pages++}`,
  network,
  member,
  group: 0,
})
const version = 'mfe-a@1.0.0'
const fine = { view: true, failed: false }

/** Shares with a controlled clock. */
function shared() {
  let time = 1_000_000
  const shares = createShares(() => time)
  const counting = (
    network: string,
    times: number,
    { member, ...report }: { view?: boolean; failed?: boolean; member?: string } = {},
  ) =>
    Array.from({ length: times }, () =>
      shares.take(ticket(network, member), version, { ...fine, ...report }),
    ).filter(Boolean).length
  return { shares, counting, pass: (milliseconds: number) => (time += milliseconds) }
}

it('a network counts for twenty views of a version per minute', () => {
  const { counting, pass, shares } = shared()
  expect(counting('a', 50)).toBe(20)
  expect(counting('b', 1)).toBe(1)
  expect(shares.take(ticket('a'), 'mfe-a@2.0.0', fine)).toBe(true)
  pass(60_000)
  expect(counting('a', 50)).toBe(20)
})

it('after a failed view a network counts for nothing within an hour, failures included', () => {
  const { counting, pass } = shared()
  expect(counting('a', 3)).toBe(3)
  expect(counting('a', 10, { failed: true })).toBe(1)
  pass(60 * 60_000 - 1)
  expect([counting('a', 5), counting('a', 5, { failed: true })]).toEqual([0, 0])
  pass(1)
  expect(counting('a', 10, { failed: true })).toBe(1)
})

it('a crash after a reported view ends that view, and is no view of its own', () => {
  const { counting } = shared()
  expect(counting('a', 20)).toBe(20)
  expect(counting('a', 1, { view: false, failed: true })).toBe(1)
})

it('a member counts once, from any number of networks', () => {
  const { counting } = shared()
  const lies = Array.from({ length: 50 }, (_, n) => counting(`n${n}`, 1, { failed: true, member: 'm' }))
  expect(lies.filter((counted) => counted === 1)).toHaveLength(1)
  expect(counting('n99', 1, { failed: true, member: 'other' })).toBe(1)
})

it('a page counts once per version: one view and one failure, however often its ticket is sent', () => {
  const { shares } = shared()
  const page = ticket('a')
  const take = (report: object, of = version) => shares.take(page, of, { ...fine, ...report })
  expect([take({}), take({}), take({}, 'mfe-b@1.0.0')]).toEqual([true, false, true])
  expect(take({ view: false, failed: true })).toBe(true)
  expect(take({ view: false, failed: true })).toBe(false)
})

it('remembers 50,000 networks, and forgets the least recently seen', () => {
  const { counting, shares } = shared()
  counting('first', 1, { failed: true })
  counting('second', 1, { failed: true })
  for (let n = 0; n < 49_999; n++) shares.take(ticket(`n${n}`), version, fine)
  expect([counting('second', 1), counting('first', 1)]).toEqual([0, 1])
})

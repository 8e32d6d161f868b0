import { nextDigest, quietUntil } from './quiet-hours'

const night = (timeZone: string, quietFrom = 22, quietTo = 7) => ({ timeZone, quietFrom, quietTo })
const until = (settings: Parameters<typeof quietUntil>[0], now: string) =>
  quietUntil(settings, new Date(now))?.toISOString()

describe('the quiet hours', () => {
  it.each([
    ['before', night('UTC'), '2026-11-26T21:59:59Z', undefined],
    ['from their first second', night('UTC'), '2026-11-26T22:00:00Z', '2026-11-27T07:00:00.000Z'],
    ['after midnight', night('UTC'), '2026-11-26T06:59:59Z', '2026-11-26T07:00:00.000Z'],
    ['at their end', night('UTC'), '2026-11-26T07:00:00Z', undefined],
    ['within a day', night('UTC', 9, 17), '2026-11-26T12:00:00Z', '2026-11-26T17:00:00.000Z'],
    ['outside of a day', night('UTC', 9, 17), '2026-11-26T18:00:00Z', undefined],
    ['to midnight', night('UTC', 20, 0), '2026-11-26T23:30:00Z', '2026-11-27T00:00:00.000Z'],
    ['in Seoul', night('Asia/Seoul'), '2026-11-26T13:00:00Z', '2026-11-26T22:00:00.000Z'],
    ['in Kathmandu', night('Asia/Kathmandu'), '2026-11-26T20:00:00Z', '2026-11-27T01:15:00.000Z'],
    ['as summer time begins', night('Europe/Berlin'), '2026-03-28T23:00:00Z', '2026-03-29T05:00:00.000Z'],
    ['as summer time ends', night('Europe/Berlin'), '2026-10-24T23:00:00Z', '2026-10-25T06:00:00.000Z'],
  ])('%s', (_, settings, now, expected) => {
    expect(until(settings, now)).toBe(expected)
  })

  it('are not there by default', () => {
    expect(
      until({ quietFrom: null, quietTo: null, timeZone: 'Asia/Seoul' }, '2026-11-26T13:00:00Z'),
    ).toBeUndefined()
  })
})

it.each([
  [null, '2026-11-26T06:59:00Z', '2026-11-26T07:00:00.000Z'],
  [null, '2026-11-26T07:00:00Z', '2026-11-27T07:00:00.000Z'],
  ['Asia/Seoul', '2026-11-26T12:00:00Z', '2026-11-26T22:00:00.000Z'],
  ['America/New_York', '2026-10-31T12:00:00Z', '2026-11-01T12:00:00.000Z'],
  ['Moon/Tranquility', '2026-11-26T06:59:00Z', '2026-11-26T07:00:00.000Z'],
])('the daily mail in %s after %s is written at %s', (timeZone, now, expected) => {
  expect(nextDigest(timeZone, new Date(now)).toISOString()).toBe(expected)
})

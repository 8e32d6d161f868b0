import { earliestDueDay } from './days'

/** An instant that is shown on a day of its own by the clock of the agent. */
const at = (instant: string, own: readonly [number, number, number]): Date => {
  const now = new Date(instant)
  const [year, month, date] = own
  jest.spyOn(now, 'getFullYear').mockReturnValue(year)
  jest.spyOn(now, 'getMonth').mockReturnValue(month - 1)
  jest.spyOn(now, 'getDate').mockReturnValue(date)
  return now
}

it.each([
  ['in Seoul, where the next day has begun', '2026-11-28T23:00:00Z', [2026, 11, 29], '2026-11-29'],
  ['in London', '2026-11-28T23:00:00Z', [2026, 11, 28], '2026-11-28'],
  [
    'in New York, where a day lasts that has ended in UTC',
    '2026-12-01T01:00:00Z',
    [2026, 11, 30],
    '2026-12-01',
  ],
  ['in a year of its own', '2026-12-31T23:00:00Z', [2027, 1, 1], '2027-01-01'],
] as const)(
  'lets an agent choose from today, or from the day that lasts in UTC: %s',
  (_where, now, own, day) => {
    expect(earliestDueDay(at(now, own))).toBe(day)
  },
)

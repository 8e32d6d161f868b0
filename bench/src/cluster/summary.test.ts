import type { Round } from './cluster-result'
import { summaryOf } from './summary'

const round = (fault: Round['fault'], more: Partial<Round> = {}): Round => ({
  fault,
  gap: 10,
  inSync: 5,
  writes: { acknowledged: 100, lost: 0, doubled: 0 },
  reads: [{ name: 'home page', kind: 'page', requests: 50, failed: 0, slowest: 20 }],
  announcements: { changes: 5, missed: 0, slowest: 100 },
  stream: { messages: 7, missed: 0 },
  ...more,
})

it('adds the rounds of each fault up, and keeps the worst', () => {
  const [killed, switched, ...others] = summaryOf([
    round('switched over', { gap: 2 }),
    round('killed', { gap: 20, writes: { acknowledged: 10, lost: 1, doubled: 2 } }),
    round('killed', {
      gap: 24,
      reads: [{ name: 'home page', kind: 'page', requests: 10, failed: 3, slowest: 400 }],
      announcements: { changes: 1, missed: 1, slowest: 900 },
      stream: { messages: 1, missed: 1 },
    }),
  ])
  expect(others).toEqual([])
  expect(switched).toMatchObject({ fault: 'switched over', rounds: 1, gap: { median: 2 } })
  expect(killed).toEqual({
    fault: 'killed',
    rounds: 2,
    gap: { median: 22, least: 20, most: 24 },
    inSync: { median: 5, least: 5, most: 5 },
    writes: { acknowledged: 110, lost: 1, doubled: 2 },
    reads: [{ name: 'home page', kind: 'page', requests: 60, failed: 3, slowest: 400 }],
    announcements: { changes: 6, missed: 1, slowest: 900 },
    stream: { messages: 8, missed: 1 },
  })
})

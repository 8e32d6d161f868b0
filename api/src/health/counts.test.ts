import type { HealthReport } from '@within-reach/contract'
import { createCounts } from './counts'

const minute = 60_000
const network = 'AAAA'
const report = (more: Partial<HealthReport> = {}): HealthReport => ({
  remote: 'mfe-a',
  version: '1.0.0',
  loaded: 100,
  mounted: 40,
  ...more,
})
const crash = (place?: string) => ({ kind: 'crash', name: 'TypeError', place }) as const
const unnamed = { loaded: undefined, mounted: undefined }

it('are one row per version and minute', () => {
  const counts = createCounts()
  counts.add(report(), 0, network)
  counts.add(report(), minute - 1, network)
  counts.add(report(), minute, network)
  counts.add(report({ version: '1.1.0' }), 0, network)
  const taken = counts.take().map((row) => [row.version, row.minute.getTime(), row.views])
  expect(taken).toEqual([
    ['1.0.0', 0, 2],
    ['1.0.0', minute, 1],
    ['1.1.0', 0, 1],
  ])
  expect(counts.take()).toEqual([])
})

it('distinguish loading, mounting and crashing, and views from later faults in them', () => {
  const counts = createCounts()
  counts.add(report(), 0, network)
  counts.add(report({ ...unnamed, fault: crash() }), 0, network)
  counts.add(report({ mounted: undefined, fault: { kind: 'mount', name: 'Error' } }), 0, network)
  for (const kind of ['load', 'integrity', 'timeout'] as const)
    counts.add(report({ ...unnamed, fault: { kind, name: 'Error' } }), 0, network)
  const [row] = counts.take()
  expect(row).toMatchObject({ views: 5, failures: { load: 3, mount: 1, crash: 1 } })
  expect(row?.times).toEqual([0, 0, 1, ...Array<number>(15).fill(0)])
})

it('store twenty different faults of a minute, each with its count', () => {
  const counts = createCounts()
  for (let n = 0; n < 30; n++) counts.add(report({ fault: crash(`/assets/a.js:${n}`) }), 0, network)
  counts.add(report({ fault: crash('/assets/a.js:3') }), 0, network)
  const [row] = counts.take()
  expect(row?.faults.size).toBe(20)
  expect([...(row?.faults.values() ?? [])][3]).toEqual({ ...crash('/assets/a.js:3'), times: 2 })
})

it('that could not be written are added to newer ones', () => {
  const counts = createCounts()
  counts.add(report({ fault: crash() }), 0, network)
  const taken = counts.take()
  counts.add(report({ fault: crash() }), 1, network)
  counts.putBack(taken)
  const [row, ...others] = counts.take()
  expect(others).toEqual([])
  expect(row).toMatchObject({ views: 2, failures: { crash: 2 } })
  expect([...(row?.faults.values() ?? [])]).toEqual([
    { kind: 'crash', name: 'TypeError', place: '', times: 2 },
  ])
})

it('are dropped, oldest first and counted, if too many wait', () => {
  const counts = createCounts()
  for (let at = 0; at < 2003; at++) counts.add(report(), at * minute, network)
  expect(counts.dropped()).toBe(3)
  expect(counts.take()).toHaveLength(2000)
})

it('mark how many networks reported views and failures', () => {
  const counts = createCounts()
  const networks = ['AAAA', 'BBBB', 'CCCC', 'AAAA']
  for (const each of networks) counts.add(report(), 0, each)
  counts.add(report({ fault: crash() }), 0, 'BBBB')
  const taken = counts.take()
  counts.add(report({ fault: crash() }), 0, 'DDDD')
  counts.putBack(taken)
  const [row] = counts.take()
  expect([row?.networks.size, row?.failingNetworks.size]).toEqual([4, 2])
})

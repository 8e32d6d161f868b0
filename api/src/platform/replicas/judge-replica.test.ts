import { judgeReplica, longestLag } from './judge-replica'
import { createPrimaryHistory } from './primary-history'
import type { ServerState } from './server-state'

const primary: ServerState = { recovering: false, system: 'site', started: '1000', position: 500n }
const replica: ServerState = { recovering: true, system: 'site', started: '2000', position: 500n }

/** A primary that wrote 100 bytes every 100 ms, up to a time. */
function historyUntil(end: number) {
  const history = createPrimaryHistory()
  for (let at = 0; at <= end; at += 100) history.add({ ...primary, position: BigInt(at) }, at)
  return history
}

describe('a replica', () => {
  it('that does not answer is left out', () => {
    expect(judgeReplica(undefined, historyUntil(1000), 1000).leftOut).toBe('unreachable')
  })

  it('is left out above the longest lag, and not at it', () => {
    const history = historyUntil(2000)
    // The next position was first seen 100 ms later.
    const late = { ...replica, position: BigInt(2000 - longestLag - 100) }
    expect(judgeReplica(late, history, 2000)).toEqual({ leftOut: undefined, lag: longestLag })
    expect(judgeReplica(late, history, 2001)).toEqual({ leftOut: 'behind', lag: longestLag + 1 })
  })

  it('that has everything is not behind, even if nothing was written for hours', () => {
    const history = createPrimaryHistory()
    for (let hour = 0; hour < 5; hour++) history.add(primary, hour * 3_600_000)
    expect(judgeReplica(replica, history, 5 * 3_600_000)).toEqual({ leftOut: undefined, lag: 0 })
  })

  it('is behind as soon as the primary wrote after hours of silence', () => {
    const history = createPrimaryHistory()
    history.add(primary, 0)
    history.add({ ...primary, position: 501n }, 7_200_000)
    expect(judgeReplica(replica, history, 7_200_250)).toEqual({ leftOut: undefined, lag: 250 })
  })

  it('is left out before the first answer of the primary', () => {
    expect(judgeReplica(replica, createPrimaryHistory(), 0).leftOut).toBe('behind')
  })

  it('of another cluster is left out', () => {
    const other = { ...replica, system: 'another' }
    expect(judgeReplica(other, historyUntil(100), 100).leftOut).toBe('of another cluster')
  })

  it('serves while the primary is away', () => {
    const history = historyUntil(1000)
    expect(judgeReplica({ ...replica, position: 1000n }, history, 600_000).leftOut).toBeUndefined()
  })
})

describe('a promoted replica', () => {
  const promoted = { ...replica, recovering: false }

  it('is left out while the primary answers', () => {
    expect(judgeReplica(promoted, historyUntil(1000), 1000).leftOut).toBe('a primary of its own')
  })

  it('serves while the primary is away', () => {
    expect(judgeReplica(promoted, historyUntil(1000), 10_000).leftOut).toBeUndefined()
  })

  it('serves once it is the primary', () => {
    const history = historyUntil(1000)
    history.add({ ...promoted, position: 400n }, 1100)
    expect(judgeReplica(promoted, history, 1100).leftOut).toBeUndefined()
  })
})

it('after a failover, positions of the old primary do not count', () => {
  const history = historyUntil(1000)
  history.add({ ...primary, started: '3000', position: 600n }, 1100)
  expect(history.lagOf(600n, 60_000)).toBe(0)
  expect(history.lagOf(599n, 1300)).toBe(200)
})

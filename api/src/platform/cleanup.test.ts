import { Registry } from 'prom-client'
import { captureLog } from '../testing/captured-log'
import { createCleanup } from './cleanup'

it('continues with the others if one task fails, and logs which', async () => {
  const { log, waitForLine } = captureLog()
  const cleanup = createCleanup(log)
  const ran: string[] = []
  cleanup.add({ what: 'first', run: () => Promise.reject(new Error('away')) })
  cleanup.add({ what: 'second', run: async () => ran.push('second') })
  await cleanup.runAll()
  expect(ran).toEqual(['second'])
  expect(await waitForLine(({ msg }) => /cleanup failed/.test(String(msg)))).toMatchObject({ what: 'first' })
  await cleanup.stop()
})

it('reports which tasks failed at their last run', async () => {
  const cleanup = createCleanup(captureLog().log)
  const metrics = new Registry()
  let isAway = true
  cleanup.add({ what: 'files', run: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(3)) })
  cleanup.add({ what: 'codes', run: () => Promise.resolve(0) })
  cleanup.report(metrics)
  await cleanup.runAll()
  expect(await metrics.metrics()).toContain('cleanup_failed{what="files"} 1\ncleanup_failed{what="codes"} 0')
  isAway = false
  await cleanup.runAll()
  expect(await metrics.metrics()).toContain('cleanup_failed{what="files"} 0')
  await cleanup.stop()
})

describe('by the clock', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('runs a few minutes after the start and then hourly, until it is stopped', async () => {
    const cleanup = createCleanup(captureLog().log)
    let runs = 0
    cleanup.add({ what: 'x', run: async () => ++runs })
    cleanup.start()
    expect(runs).toBe(0)
    await jest.advanceTimersByTimeAsync(5 * 60_000)
    expect(runs).toBe(1)
    await jest.advanceTimersByTimeAsync(3 * 60 * 60_000)
    expect(runs).toBe(4)
    await cleanup.stop()
    await jest.advanceTimersByTimeAsync(3 * 60 * 60_000)
    expect(runs).toBe(4)
  })
})

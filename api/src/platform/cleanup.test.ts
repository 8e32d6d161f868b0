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

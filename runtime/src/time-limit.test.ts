import { TimeLimitExceeded, withTimeLimit } from './time-limit'

const never = new Promise<never>(() => {})

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a time limit', () => {
  it('passes on the result or the error if it comes in time', async () => {
    await expect(withTimeLimit(Promise.resolve('here'), 4000, 'Loading')).resolves.toBe('here')
    await expect(withTimeLimit(Promise.reject(new Error('404')), 4000, 'Loading')).rejects.toThrow('404')
    expect(jest.getTimerCount()).toBe(0)
  })

  it('ends the wait if nothing comes', async () => {
    const waited = withTimeLimit(never, 4000, 'Loading mfe-a').catch((error: unknown) => error)
    await jest.advanceTimersByTimeAsync(4000)
    expect(await waited).toEqual(new TimeLimitExceeded('Loading mfe-a', 4000))
  })

  it('does not count the time in which the page was frozen', async () => {
    let ended = false
    const waiting = withTimeLimit(never, 4000, 'Loading').catch(() => (ended = true))
    await jest.advanceTimersByTimeAsync(1000)
    // After an hour of sleep one timer is due, however many would have fitted.
    jest.setSystemTime(Date.now() + 3_600_000)
    jest.runOnlyPendingTimers()
    await jest.advanceTimersByTimeAsync(2500)
    expect(ended).toBe(false)
    await jest.advanceTimersByTimeAsync(250)
    await waiting
    expect(ended).toBe(true)
  })
})

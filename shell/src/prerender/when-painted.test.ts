import { whenPainted } from './when-painted'

const observed: FakeObserver[] = []
class FakeObserver {
  static supportedEntryTypes = ['largest-contentful-paint']
  isConnected = false
  constructor(readonly report: () => void) {
    observed.push(this)
  }
  observe() {
    this.isConnected = true
  }
  disconnect() {
    this.isConnected = false
  }
}
const settled = async (promise: Promise<void>) => {
  let isSettled = false
  void promise.then(() => (isSettled = true))
  await Promise.resolve()
  return isSettled
}

beforeEach(() => {
  observed.length = 0
  jest.useFakeTimers()
  Object.assign(globalThis, { PerformanceObserver: FakeObserver })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'PerformanceObserver')
  jest.restoreAllMocks()
})

it('waits for the record of a paint', async () => {
  const painted = whenPainted()
  expect(await settled(painted)).toBe(false)
  observed[0]?.report()
  expect(await settled(painted)).toBe(true)
  expect(observed[0]?.isConnected).toBe(false)
  expect(jest.getTimerCount()).toBe(0)
})

it('does not wait for long if nothing is recorded', async () => {
  const painted = whenPainted()
  jest.advanceTimersByTime(200)
  expect(await settled(painted)).toBe(true)
  expect(observed[0]?.isConnected).toBe(false)
})

it('a hidden page, which does not paint, does not wait', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  expect(await settled(whenPainted())).toBe(true)
})

it('a browser without such records does not wait', async () => {
  Reflect.deleteProperty(globalThis, 'PerformanceObserver')
  expect(await settled(whenPainted())).toBe(true)
})

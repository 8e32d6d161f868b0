import { keepPages } from './keep-pages'
import { isPrepareMessage } from './prepare-message'

const postMessage = jest.fn<undefined, [unknown]>()
const published = { add: jest.fn() }
beforeEach(() => postMessage.mockClear())

function workersOf(registered: boolean) {
  const registration = { active: { postMessage } } as unknown as ServiceWorkerRegistration
  return {
    register: jest.fn(() => Promise.resolve(registration)),
    getRegistration: jest.fn(() => Promise.resolve(registered ? registration : undefined)),
    ready: Promise.resolve(registration),
  }
}

it('registers the worker and asks it to keep the current decision', async () => {
  const workers = workersOf(false)
  await keepPages({ decision: {}, registryKey: 'key', published, workers })
  expect(workers.register).toHaveBeenCalledWith('/offline-worker.js')
  expect(published.add).toHaveBeenCalledWith('/offline-worker.js', '')
  expect(postMessage.mock.calls.flat().map(isPrepareMessage)).toEqual([true])
})

it('registers no worker if the decision switches it off, and notifies an earlier one', async () => {
  const fresh = workersOf(false)
  await keepPages({ decision: { offline: 'off' }, registryKey: 'key', published, workers: fresh })
  expect(postMessage).not.toHaveBeenCalled()
  const earlier = workersOf(true)
  await keepPages({ decision: { offline: 'off' }, registryKey: 'key', published, workers: earlier })
  expect(postMessage).toHaveBeenCalledTimes(1)
  expect([fresh, earlier].map(({ register }) => register.mock.calls.length)).toEqual([0, 0])
})

it('does nothing in a browser without service workers', async () => {
  await expect(
    keepPages({ decision: {}, registryKey: 'key', published, workers: undefined }),
  ).resolves.toBeUndefined()
})

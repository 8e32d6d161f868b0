import { keepPages } from './keep-pages'
import { isPrepareMessage } from './worker-messages'

const postMessage = jest.fn<undefined, [unknown]>()
const published = { add: jest.fn() }
const page = { registryKey: 'key', published, savesData: false }
beforeEach(() => {
  postMessage.mockClear()
  published.add.mockClear()
})

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
  await keepPages({ decision: {}, ...page, workers })
  expect(workers.register).toHaveBeenCalledWith('/offline-worker.js')
  expect(published.add).toHaveBeenCalledWith('/offline-worker.js', '')
  expect(postMessage.mock.calls.flat().map(isPrepareMessage)).toEqual([true])
})

it('registers no worker if the decision switches it off, and notifies an earlier one', async () => {
  const fresh = workersOf(false)
  await keepPages({ decision: { offline: 'off' }, ...page, workers: fresh })
  expect(postMessage).not.toHaveBeenCalled()
  const earlier = workersOf(true)
  await keepPages({ decision: { offline: 'off' }, ...page, workers: earlier })
  expect(postMessage).toHaveBeenCalledTimes(1)
  expect([fresh, earlier].map(({ register }) => register.mock.calls.length)).toEqual([0, 0])
})

it('does nothing in a browser without service workers', async () => {
  await expect(keepPages({ decision: {}, ...page, workers: undefined })).resolves.toBeUndefined()
})

describe('for a person who saves data', () => {
  it('registers the worker, which notifications need, and asks it to keep nothing', async () => {
    const workers = workersOf(false)
    await keepPages({ decision: {}, ...page, savesData: true, workers })
    expect(workers.register).toHaveBeenCalledWith('/offline-worker.js')
    expect(published.add).toHaveBeenCalledWith('/offline-worker.js', '')
    expect(postMessage).not.toHaveBeenCalled()
  })

  it('registers no worker if the decision switches it off, and lets that of an earlier visit remove itself', async () => {
    const workers = workersOf(true)
    await keepPages({ decision: { offline: 'off' }, ...page, savesData: true, workers })
    expect(postMessage).toHaveBeenCalledTimes(1)
    expect(workers.register).not.toHaveBeenCalled()
  })
})

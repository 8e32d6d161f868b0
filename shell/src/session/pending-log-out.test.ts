import { logout } from '@within-reach/contract'
import { createSessionStore } from '@within-reach/shared-core'
import { member } from '../testing/members'
import { manageSession } from './session-manager'
import { storeMember } from './stored-member'

const logIn = (marker: string) => {
  storeMember(member(marker))
  document.cookie = `wr_marker=${marker}`
}

/** Replaces the network. @returns the requests */
function network(answer: () => Promise<Response>) {
  const requests: { readonly path: string; readonly signal: AbortSignal | null | undefined }[] = []
  window.fetch = ((path: string, init?: RequestInit) => {
    requests.push({ path, signal: init?.signal })
    return answer()
  }) as typeof fetch
  return requests
}
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const noAnswer = () => new Promise<Response>(() => undefined)

let left: AbortController
beforeEach(() => {
  // Pages of earlier tests no longer receive events.
  left = new AbortController()
  const add = window.addEventListener.bind(window)
  jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener, options) => {
    add(type, listener, { ...(options as object), signal: left.signal })
  })
  localStorage.clear()
  document.cookie = 'wr_marker=; Max-Age=0'
})
afterEach(() => left.abort())

async function logOutWithoutNetwork() {
  logIn('m1')
  network(lost)
  const store = createSessionStore()
  await manageSession(store).signOut()
  return store
}

it('ends a session at the service as soon as the network is back, if the log-out did not reach it', async () => {
  const store = await logOutWithoutNetwork()
  expect(store.current().status).toBe('loggedOut')
  const requests = network(noAnswer)
  window.dispatchEvent(new Event('online'))
  expect(requests.map(({ path }) => path)).toEqual([logout.path])
})

it('asks nothing when the network is back and the session is as before', () => {
  logIn('m1')
  const requests = network(noAnswer)
  manageSession(createSessionStore())
  window.dispatchEvent(new Event('online'))
  expect(requests).toEqual([])
})

it('is finished by the next page that is opened', async () => {
  await logOutWithoutNetwork()
  const requests = network(noAnswer)
  manageSession(createSessionStore())
  expect(requests.map(({ path }) => path)).toEqual([logout.path])
})

it('leaves a member alone who logged in since then, in a tab of which this one has not heard', async () => {
  await logOutWithoutNetwork()
  const requests = network(noAnswer)
  logIn('m2')
  window.dispatchEvent(new Event('online'))
  expect(requests).toEqual([])
})

it('is aborted when a member logs in, since its answer would delete the new cookie', async () => {
  const store = await logOutWithoutNetwork()
  const requests = network(noAnswer)
  window.dispatchEvent(new Event('online'))
  expect(requests.map(({ path, signal }) => [path, signal?.aborted])).toEqual([[logout.path, false]])
  logIn('m2')
  store.dispatch({ type: 'restored', member: member('m2') })
  expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true])
})

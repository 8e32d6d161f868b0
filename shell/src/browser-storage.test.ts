import { createRegistryClient } from '@within-reach/runtime'
import { createSessionStore, removeOldDrafts } from '@within-reach/shared-core'
import { mina } from '@within-reach/shared-core/testing'
import { browserStorage } from './browser-storage'
import { manageSession } from './session/session-manager'

const decision = { revision: 7, remotes: {}, records: [] }

it('keeps what is given to it', () => {
  browserStorage.setItem('key', 'value')
  expect(browserStorage.getItem('key')).toBe('value')
  expect(localStorage.getItem('key')).toBe('value')
})

describe('a page in a browser that forbids storage', () => {
  // As if its person blocked cookies and the data of sites.
  beforeEach(() => {
    document.cookie = 'wr_marker=; Max-Age=0'
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })
  })
  afterEach(() => jest.restoreAllMocks())

  it('starts with the decision that it contains', () => {
    const idle: (() => void)[] = []
    const { decisions } = createRegistryClient({
      inlined: { decision, isWhole: true, signature: 'signed' },
      registryKey: undefined,
      fetch: jest.fn(),
      storage: browserStorage,
      whenIdle: (task) => idle.push(task),
    })
    idle.forEach((task) => task())
    removeOldDrafts()
    expect([decisions.current(), idle.length]).toEqual([decision, 1])
  })

  it('begins logged out, and keeps a login until it is left', () => {
    const store = createSessionStore()
    manageSession(store, jest.fn())
    expect(store.current().status).toBe('loggedOut')
    store.dispatch({ type: 'loggedIn', session: { ...mina, api_token: 'token' } })
    expect(store.current()).toMatchObject({ status: 'loggedIn', token: 'token' })
  })
})

import { currentEntry, newEntry, routerWindow } from './history'

/** What single-spa does after every pushState. */
const echo = () => {
  window.dispatchEvent(
    Object.assign(new PopStateEvent('popstate', { state: window.history.state }), { singleSpa: true }),
  )
}

describe('the window of a router', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'))

  it("hides the echo of the router's own push", () => {
    const facade = routerWindow()
    const listener = jest.fn()
    facade.addEventListener('popstate', listener)
    facade.history.pushState({ usr: null, key: 'own', idx: 1 }, '', '/a')
    echo()
    expect(listener).not.toHaveBeenCalled()
    expect(window.location.pathname).toBe('/a')
  })

  it("lets another router's push through", () => {
    const facade = routerWindow()
    const listener = jest.fn()
    facade.addEventListener('popstate', listener)
    facade.history.pushState({ usr: null, key: 'own', idx: 1 }, '', '/a')
    window.history.pushState(newEntry(null, false), '', '/b')
    echo()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it("lets the browser's own back and forward through, also to an entry of its own", () => {
    const facade = routerWindow()
    const listener = jest.fn()
    facade.addEventListener('popstate', listener)
    facade.history.pushState({ usr: null, key: 'own', idx: 1 }, '', '/a')
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('stops listening', () => {
    const facade = routerWindow()
    const listener = jest.fn()
    facade.addEventListener('popstate', listener)
    facade.removeEventListener('popstate', listener)
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(listener).not.toHaveBeenCalled()
  })

  it('otherwise equals the window', () => {
    const facade = routerWindow()
    expect(facade.document).toBe(document)
    expect(facade.location.href).toBe(window.location.href)
    expect(facade.matchMedia('(min-width: 1px)')).toBeDefined()
  })
})

describe('a history entry', () => {
  it('counts up for a new one and stays for a replacement', () => {
    window.history.replaceState({ usr: null, key: 'k', idx: 3 }, '', '/')
    expect(newEntry('mine', false)).toMatchObject({ usr: 'mine', idx: 4 })
    expect(newEntry(null, true)).toMatchObject({ idx: 3 })
    expect(currentEntry()).toMatchObject({ key: 'k', idx: 3 })
  })
})

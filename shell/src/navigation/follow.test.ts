import { waitFor } from '@testing-library/react'
import { createAnnouncer } from './announce'
import { followNavigation } from './follow'
import { navigate } from './navigate'

/** A page whose navigation and content the test controls. */
function begin(at = '/') {
  window.history.replaceState(null, '', at)
  document.body.innerHTML = '<a id="link" href="/">Home</a><main id="main" tabindex="-1"></main>'
  window.scrollTo = jest.fn()
  const main = document.getElementById('main') as HTMLElement
  const announce = createAnnouncer()
  const addresses: string[] = []
  const takenBack: string[] = []
  const { arrived } = followNavigation({
    main,
    onLeave: () => {},
    onAddress(pathname) {
      addresses.push(pathname)
      return () => takenBack.push(pathname)
    },
    onPage: () => announce(`page ${window.location.pathname}`),
  })
  const show = (html: string) => {
    main.innerHTML = html
    arrived()
  }
  return {
    show,
    arrived,
    addresses,
    takenBack,
    main,
    goTo(address: string, html: string) {
      navigate(address)
      window.dispatchEvent(new Event('single-spa:before-routing-event'))
      show(html)
    },
    status: () => document.querySelector('[role="status"]')?.textContent,
  }
}

const focused = () => document.activeElement

describe('after a navigation', () => {
  it("the page's heading has the focus, and the page is announced", () => {
    const page = begin()
    page.show('<h1>Home</h1>')
    page.goTo('/terms', '<h1>Terms of Use</h1>')
    expect(focused()).toHaveTextContent('Terms of Use')
    expect(focused()).toHaveAttribute('tabindex', '-1')
    expect(page.status()).toBe('page /terms')
  })

  it('the address is reported before its page is rendered, and not again, so that a title of the page stays', () => {
    const page = begin()
    navigate('/view?id=42&language=en')
    window.dispatchEvent(new Event('single-spa:before-routing-event'))
    expect(page.addresses).toEqual(['/view'])
    page.show('<h1>A quiet room</h1>')
    window.dispatchEvent(new Event('single-spa:routing-event'))
    // A choice of the language removes the one that the address names.
    window.history.replaceState(window.history.state, '', '/view?id=42')
    window.dispatchEvent(new Event('single-spa:before-routing-event'))
    expect(page.addresses).toEqual(['/view'])
  })

  it('a page that is still shown gets its title back if the person returns before the next one arrives', () => {
    const page = begin('/view?id=42')
    page.show('<h1>A quiet room</h1>')
    const { state } = window.history
    navigate('/userspacequestionsboard')
    window.dispatchEvent(new Event('single-spa:before-routing-event'))
    navigate('/userspacejobs')
    window.dispatchEvent(new Event('single-spa:before-routing-event'))
    window.history.replaceState(state, '', '/view?id=42')
    window.dispatchEvent(new Event('single-spa:before-routing-event'))
    expect(page.addresses).toEqual(['/userspacequestionsboard', '/userspacejobs'])
    expect(page.takenBack).toEqual(['/userspacequestionsboard'])
  })

  it('a page that is opened again after another has arrived gets the title of its address', () => {
    const page = begin('/view?id=42')
    page.show('<h1>A quiet room</h1>')
    const { state } = window.history
    page.goTo('/userspacequestionsboard', '<h1>Questions board</h1>')
    window.history.replaceState(state, '', '/view?id=42')
    window.dispatchEvent(new Event('single-spa:before-routing-event'))
    expect(page.addresses).toEqual(['/userspacequestionsboard', '/view'])
    expect(page.takenBack).toEqual([])
  })

  it('to the first page of a visit, the focus stays and nothing is announced', () => {
    const page = begin()
    page.show('<h1>Home</h1>')
    expect(document.body).toHaveFocus()
    expect(page.status()).toBe('')
  })

  it('a heading that renders late gets the focus then', async () => {
    const page = begin()
    page.goTo('/view', '<p>Loading</p>')
    expect(document.body).toHaveFocus()
    page.main.innerHTML = '<h1>A quiet room</h1>'
    await waitFor(() => expect(focused()).toHaveTextContent('A quiet room'))
  })

  it('the address is reported as well if a section pushed it without a state', () => {
    const page = begin()
    window.history.pushState(null, '', '/view')
    window.dispatchEvent(new Event('single-spa:before-routing-event'))
    window.history.pushState(null, '', '/terms')
    window.dispatchEvent(new Event('single-spa:before-routing-event'))
    expect(page.addresses).toEqual(['/view', '/terms'])
  })

  it('the next heading has the focus if it replaces that of a skeleton, and a field that has it keeps it', async () => {
    const page = begin()
    page.goTo('/case', '<h1>Inquiry</h1>')
    expect(focused()).toHaveTextContent('Inquiry')
    page.main.innerHTML = '<p>Loading</p>'
    await Promise.resolve()
    page.main.innerHTML = '<h1>Near Hongdae</h1><input>'
    await waitFor(() => expect(focused()).toBe(page.main.querySelector('h1')))
    page.goTo('/desk/case', '<h1>Case</h1>')
    const link = document.getElementById('link')
    link?.focus()
    page.main.innerHTML = '<h1>Near Hongdae</h1>'
    await Promise.resolve()
    expect(focused()).toBe(link)
    page.goTo('/terms', '<h1>Terms of Use</h1>')
    navigate('/view')
    window.dispatchEvent(new Event('single-spa:before-routing-event'))
    page.main.innerHTML = '<h1>A quiet room</h1>'
    await Promise.resolve()
    expect(document.body).toHaveFocus()
  })

  it('a heading that renders late does not count once its page was left', async () => {
    const page = begin()
    page.goTo('/view', '<p>Loading</p>')
    navigate('/terms')
    window.dispatchEvent(new Event('single-spa:before-routing-event'))
    page.main.innerHTML = '<h1>A quiet room</h1>'
    // Observers are called in a microtask.
    await Promise.resolve()
    expect(page.status()).toBe('')
    page.show('<h1>Terms of Use</h1>')
    expect(focused()).toHaveTextContent('Terms of Use')
    expect(page.status()).toBe('page /terms')
  })

  it('its scroll position is kept, also after the hashchange that follows a step back to another part', () => {
    Element.prototype.scrollIntoView = jest.fn()
    const page = begin('/terms')
    page.show('<h1>Terms of Use</h1><section id="law">Law</section>')
    page.goTo('/terms#law', page.main.innerHTML)
    window.dispatchEvent(new Event('single-spa:before-routing-event'))
    Object.defineProperty(window, 'scrollY', { value: 500, configurable: true })
    document.dispatchEvent(new Event('scrollend'))
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
    expect(window.history.state).toMatchObject({ scroll: 500 })
  })

  it('back, the page is where it was, also if the page that was left arrives after it was left', () => {
    const resized: (() => void)[] = []
    globalThis.ResizeObserver = class {
      constructor(callback: ResizeObserverCallback) {
        resized.push(() => callback([], this))
      }
      observe() {}
      unobserve() {}
      disconnect() {
        resized.pop()
      }
    }
    const scrollTo = (top: number) => {
      Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
      window.dispatchEvent(new Event('scroll'))
      document.dispatchEvent(new Event('scrollend'))
    }
    const page = begin('/about')
    let highest = 240
    window.scrollTo = ((_: number, top: number) => scrollTo(Math.min(top, highest))) as typeof window.scrollTo
    const grow = () => {
      for (const callback of [...resized]) callback()
    }
    window.history.replaceState({ key: 'of-terms', scroll: 2500 }, '', '/terms')
    window.dispatchEvent(new PopStateEvent('popstate'))
    window.dispatchEvent(new Event('single-spa:before-routing-event'))
    page.show('<h1>About us</h1>')
    grow()
    expect(window.scrollY).toBe(240)
    page.show('<h1>Terms of Use</h1>')
    highest = 2537
    grow()
    expect(window.scrollY).toBe(2500)
    expect(window.history.state).toMatchObject({ scroll: 2500 })
  })

  it('the target of the hash has the focus instead of the heading', () => {
    Element.prototype.scrollIntoView = jest.fn()
    const page = begin()
    page.goTo('/terms#law', '<h1>Terms of Use</h1><section id="law">Law</section>')
    expect(focused()).toHaveTextContent('Law')
  })

  it('to a part of the current page, that part has the focus', () => {
    Element.prototype.scrollIntoView = jest.fn()
    const page = begin('/terms')
    page.show('<h1>Terms of Use</h1><section id="law">Law</section>')
    page.goTo('/terms#law', page.main.innerHTML)
    expect(focused()).toHaveTextContent('Law')
    expect(page.status()).toBe('')
  })

  it('the focus stays where the page itself put it', () => {
    const page = begin()
    page.main.innerHTML = '<h1>New message</h1><input>'
    navigate('/messagesend')
    window.dispatchEvent(new Event('single-spa:before-routing-event'))
    page.main.querySelector('input')?.focus()
    page.arrived()
    expect(focused()).toBe(page.main.querySelector('input'))
    expect(page.status()).toBe('page /messagesend')
  })

  it('the link that was followed loses the focus', () => {
    const page = begin()
    document.getElementById('link')?.focus()
    page.goTo('/aboutus', '<h1>About us</h1>')
    expect(focused()).toHaveTextContent('About us')
  })

  it('within a page, such as to its next results, the focus stays', () => {
    const page = begin('/userspacejobs')
    page.show('<h1>Jobs</h1><button>2</button>')
    page.main.querySelector('button')?.focus()
    navigate('/userspacejobs?page=2')
    window.dispatchEvent(new Event('single-spa:before-routing-event'))
    page.arrived()
    expect(focused()).toHaveTextContent('2')
    expect(page.status()).toBe('')
  })

  it('within a page, the heading has the focus if what had it is gone, and the page is announced', () => {
    const page = begin('/userspacejobs')
    page.show('<h1>Jobs</h1><a href="/userspacejobs?page=2">2</a>')
    page.main.querySelector('a')?.focus()
    page.goTo('/userspacejobs?page=2', '<h1>Jobs</h1><p>Loading</p>')
    expect(focused()).toBe(page.main.querySelector('h1'))
    expect(page.status()).toBe('page /userspacejobs')
  })

  it('within a page, the focus stays outside of the page if it was there', () => {
    const page = begin('/userspacejobs')
    page.show('<h1>Jobs</h1>')
    page.goTo('/userspacejobs?page=2', '<h1>Jobs</h1><p>Loading</p>')
    expect(document.body).toHaveFocus()
    document.getElementById('link')?.focus()
    page.goTo('/userspacejobs?page=3', '<h1>Jobs</h1><p>Loading</p>')
    expect(focused()).toBe(document.getElementById('link'))
    expect(page.status()).toBe('')
  })
})

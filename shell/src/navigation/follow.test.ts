import { waitFor } from '@testing-library/react'
import { followedPage } from '../testing/followed-page'
import { navigate } from './navigate'

const focused = () => document.activeElement

describe('after a navigation', () => {
  it("the page's heading has the focus, and the page is announced", () => {
    const page = followedPage()
    page.show('<h1>Home</h1>')
    page.goTo('/terms', '<h1>Terms of Use</h1>')
    expect(focused()).toHaveTextContent('Terms of Use')
    expect(focused()).toHaveAttribute('tabindex', '-1')
    expect(page.status()).toBe('page /terms')
  })

  it('to the first page of a visit, the focus stays and nothing is announced', () => {
    const page = followedPage()
    page.show('<h1>Home</h1>')
    expect(document.body).toHaveFocus()
    expect(page.status()).toBe('')
  })

  it('a heading that renders late gets the focus then', async () => {
    const page = followedPage()
    page.goTo('/view', '<p>Loading</p>')
    expect(document.body).toHaveFocus()
    page.main.innerHTML = '<h1>A quiet room</h1>'
    await waitFor(() => expect(focused()).toHaveTextContent('A quiet room'))
  })

  it('the next heading has the focus if it replaces that of a skeleton, and a field that has it keeps it', async () => {
    const page = followedPage()
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
    const page = followedPage()
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
    const page = followedPage('/terms')
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
    const page = followedPage('/about')
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
    const page = followedPage()
    page.goTo('/terms#law', '<h1>Terms of Use</h1><section id="law">Law</section>')
    expect(focused()).toHaveTextContent('Law')
  })

  it('to a part of the current page, that part has the focus', () => {
    Element.prototype.scrollIntoView = jest.fn()
    const page = followedPage('/terms')
    page.show('<h1>Terms of Use</h1><section id="law">Law</section>')
    page.goTo('/terms#law', page.main.innerHTML)
    expect(focused()).toHaveTextContent('Law')
    expect(page.status()).toBe('')
  })

  it('the focus stays where the page itself put it', () => {
    const page = followedPage()
    page.main.innerHTML = '<h1>New message</h1><input>'
    navigate('/messagesend')
    window.dispatchEvent(new Event('single-spa:before-routing-event'))
    page.main.querySelector('input')?.focus()
    page.arrived()
    expect(focused()).toBe(page.main.querySelector('input'))
    expect(page.status()).toBe('page /messagesend')
  })

  it('the link that was followed loses the focus', () => {
    const page = followedPage()
    document.getElementById('link')?.focus()
    page.goTo('/aboutus', '<h1>About us</h1>')
    expect(focused()).toHaveTextContent('About us')
  })

  it('within a page, such as to its next results, the focus stays', () => {
    const page = followedPage('/userspacejobs')
    page.show('<h1>Jobs</h1><button>2</button>')
    page.main.querySelector('button')?.focus()
    navigate('/userspacejobs?page=2')
    window.dispatchEvent(new Event('single-spa:before-routing-event'))
    page.arrived()
    expect(focused()).toHaveTextContent('2')
    expect(page.status()).toBe('')
  })

  it('within a page, the heading has the focus if what had it is gone, and the page is announced', () => {
    const page = followedPage('/userspacejobs')
    page.show('<h1>Jobs</h1><a href="/userspacejobs?page=2">2</a>')
    page.main.querySelector('a')?.focus()
    page.goTo('/userspacejobs?page=2', '<h1>Jobs</h1><p>Loading</p>')
    expect(focused()).toBe(page.main.querySelector('h1'))
    expect(page.status()).toBe('page /userspacejobs')
  })

  it('within a page, the focus stays outside of the page if it was there', () => {
    const page = followedPage('/userspacejobs')
    page.show('<h1>Jobs</h1>')
    page.goTo('/userspacejobs?page=2', '<h1>Jobs</h1><p>Loading</p>')
    expect(document.body).toHaveFocus()
    document.getElementById('link')?.focus()
    page.goTo('/userspacejobs?page=3', '<h1>Jobs</h1><p>Loading</p>')
    expect(focused()).toBe(document.getElementById('link'))
    expect(page.status()).toBe('')
  })
})

import { followedPage } from '../testing/followed-page'
import { navigate } from './navigate'

describe('after a navigation', () => {
  it('the address is reported before its page is rendered, and not again, so that a title of the page stays', () => {
    const page = followedPage()
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
    const page = followedPage('/view?id=42')
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
    const page = followedPage('/view?id=42')
    page.show('<h1>A quiet room</h1>')
    const { state } = window.history
    page.goTo('/userspacequestionsboard', '<h1>Questions board</h1>')
    window.history.replaceState(state, '', '/view?id=42')
    window.dispatchEvent(new Event('single-spa:before-routing-event'))
    expect(page.addresses).toEqual(['/userspacequestionsboard', '/view'])
    expect(page.takenBack).toEqual([])
  })

  it('the address is reported as well if a section pushed it without a state', () => {
    const page = followedPage()
    window.history.pushState(null, '', '/view')
    window.dispatchEvent(new Event('single-spa:before-routing-event'))
    window.history.pushState(null, '', '/terms')
    window.dispatchEvent(new Event('single-spa:before-routing-event'))
    expect(page.addresses).toEqual(['/view', '/terms'])
  })
})

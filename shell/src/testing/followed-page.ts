import { createAnnouncer } from '../navigation/announce'
import { followNavigation } from '../navigation/follow'
import { navigate } from '../navigation/navigate'

/** A page whose navigation and content the test controls. */
export function followedPage(at = '/') {
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

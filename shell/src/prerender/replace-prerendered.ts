import { followedLink } from '../navigation/followed-link'
import { navigate } from '../navigation/navigate'
import { captureInput } from './capture'
import { lastPress } from './last-press'

/** Something of a section that is not only its outline. */
const drawn = '[data-section] > :not(:empty, :has(> [data-loading]))'

/**
 * Takes away what stood in the page before its scripts, in the same frame in which a section draws something. What was done
 * in it goes on in the section. Until then its links lead on without loading the page again.
 */
export function replacePrerendered(main: HTMLElement): void {
  const prerendered = main.querySelector<HTMLElement>('#prerendered')
  if (!prerendered) return
  const watching = new MutationObserver(() => {
    if (!main.querySelector(drawn)) return
    watching.disconnect()
    const pressed = lastPress()
    const note = captureInput(prerendered, pressed && prerendered.contains(pressed) ? pressed : undefined)
    prerendered.remove()
    note.replayInto(main)
  })
  watching.observe(main, { childList: true, subtree: true })
  const { pathname } = window.location
  window.addEventListener('single-spa:before-routing-event', () => {
    // What was drawn is of its own address.
    if (window.location.pathname === pathname) return
    watching.disconnect()
    prerendered.remove()
  })
  prerendered.addEventListener('click', (event) => {
    const link = followedLink(event)
    if (!link) return
    event.preventDefault()
    navigate(link.pathname + link.search + link.hash)
  })
}

import { followedLink } from '../navigation/followed-link'
import { navigate } from '../navigation/navigate'
import { captureInput } from './capture'
import { lastPress } from './last-press'

/** Content of a section other than its skeleton. */
const drawn = '[data-section] > :not(:empty, :has(> [data-loading]))'

/**
 * Removes the prerendered content in the frame in which a section renders, and replays its input in the section. Until
 * then its links navigate without a page load.
 */
export function replacePrerendered(main: HTMLElement): void {
  const prerendered = main.querySelector<HTMLElement>('#prerendered')
  if (!prerendered) return
  const observer = new MutationObserver(() => {
    if (!main.querySelector(drawn)) return
    observer.disconnect()
    const pressed = lastPress()
    const captured = captureInput(prerendered, pressed && prerendered.contains(pressed) ? pressed : undefined)
    prerendered.remove()
    captured.replayInto(main)
  })
  observer.observe(main, { childList: true, subtree: true })
  const { pathname } = window.location
  window.addEventListener('single-spa:before-routing-event', () => {
    // The prerendered content belongs to its own address.
    if (window.location.pathname === pathname) return
    observer.disconnect()
    prerendered.remove()
  })
  prerendered.addEventListener('click', (event) => {
    const link = followedLink(event)
    if (!link) return
    event.preventDefault()
    navigate(link.pathname + link.search + link.hash)
  })
}

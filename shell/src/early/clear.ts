import { followedLink } from '../navigation/followed-link'
import { navigate } from '../navigation/navigate'
import { noteEarly } from './note'
import { pressedEarly } from './pressed'

/** Something of a section that is not only its outline. */
const drawn = '[data-section] > :not(:empty, :has(> [data-loading]))'

/**
 * Takes away what stood in the page before its scripts, in the same frame in which a section draws something. What was done
 * in it goes on in the section. Until then its links lead on without loading the page again.
 */
export function clearEarly(main: HTMLElement): void {
  const early = main.querySelector<HTMLElement>('#early')
  if (!early) return
  const watching = new MutationObserver(() => {
    if (!main.querySelector(drawn)) return
    watching.disconnect()
    const pressed = pressedEarly()
    const note = noteEarly(early, pressed && early.contains(pressed) ? pressed : undefined)
    early.remove()
    note.carryInto(main)
  })
  watching.observe(main, { childList: true, subtree: true })
  const { pathname } = window.location
  window.addEventListener('single-spa:before-routing-event', () => {
    // What was drawn is of its own address.
    if (window.location.pathname === pathname) return
    watching.disconnect()
    early.remove()
  })
  early.addEventListener('click', (event) => {
    const link = followedLink(event)
    if (!link) return
    event.preventDefault()
    navigate(link.pathname + link.search + link.hash)
  })
}

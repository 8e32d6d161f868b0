import { noteEarly } from './note'
import { pressedEarly } from './pressed'

/**
 * Takes away what stood in the page before its scripts, in the same frame in which a section draws something. What was done
 * in it goes on in the section.
 */
export function clearEarly(main: HTMLElement): void {
  const early = main.querySelector('#early')
  if (!early) return
  const watching = new MutationObserver(() => {
    if (!main.querySelector('[data-section] > :not(:empty)')) return
    watching.disconnect()
    const pressed = pressedEarly()
    const note = noteEarly(early, pressed && early.contains(pressed) ? pressed : undefined)
    early.remove()
    note.carryInto(main)
  })
  watching.observe(main, { childList: true, subtree: true })
}

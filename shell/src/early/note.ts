import { copyInto, type Field, isChanged, moveFocus } from './fields'
import { elementAt, placeOf } from './place'

/** What a person did in a page before its scripts had come. */
export interface EarlyNote {
  /**
   * Does the same in what takes the page's place, once the fields that were typed in are there: a section may fail at first.
   * @param main holds it, and nothing else
   */
  carryInto(main: HTMLElement): void
}

/**
 * Notes what was typed, chosen and pressed in a page that was drawn ahead, and where the focus is, before it is taken away.
 * @param pressed the last button that was pressed or form that was sent
 */
export function noteEarly(early: Element, pressed?: Element): EarlyNote {
  const changed = [...early.querySelectorAll<Field>('input, select, textarea')]
    .filter(isChanged)
    .map((field) => ({ field, place: placeOf(field, early) }))
  const focused = early.contains(document.activeElement) ? document.activeElement : null
  const focus = focused && placeOf(focused, early)
  const press = pressed && placeOf(pressed, early)

  /** @returns whether all that was typed is there */
  const redoIn = (main: HTMLElement): boolean => {
    const found = changed.map(
      ({ field, place }) => [field, elementAt(main, place) as Field | undefined] as const,
    )
    if (found.some(([, now]) => !now)) return false
    for (const [field, now] of found) if (now) copyInto(now, field)
    const nowFocused = focus && elementAt(main, focus)
    if (focused && nowFocused) moveFocus(nowFocused, focused)
    const nowPressed = press && elementAt(main, press)
    if (nowPressed instanceof HTMLFormElement) nowPressed.requestSubmit()
    else nowPressed?.click()
    return true
  }
  return {
    carryInto(main) {
      if (redoIn(main)) return
      const address = window.location.href
      const watching = new MutationObserver(() => {
        if (window.location.href !== address || redoIn(main)) watching.disconnect()
      })
      watching.observe(main, { childList: true, subtree: true })
    },
  }
}

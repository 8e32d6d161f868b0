import { copyInto, type Field, isChanged, moveFocus } from './fields'
import { elementAt, locatorOf } from './locator'

/** What a person did in a page before its scripts had come. */
export interface CapturedInput {
  /**
   * Does the same in what takes the page's place, once the fields that were typed in are there: a section may fail at first.
   * @param main holds it, and nothing else
   */
  replayInto(main: HTMLElement): void
}

/**
 * Notes what was typed, chosen and pressed in a page that was drawn ahead, and where the focus is, before it is taken away.
 * @param pressed the last button that was pressed or form that was sent
 */
export function captureInput(prerendered: Element, pressed?: Element): CapturedInput {
  const changed = [...prerendered.querySelectorAll<Field>('input, select, textarea')]
    .filter(isChanged)
    .map((field) => ({ field, locator: locatorOf(field, prerendered) }))
  const focused = prerendered.contains(document.activeElement) ? document.activeElement : null
  const focus = focused && locatorOf(focused, prerendered)
  const press = pressed && locatorOf(pressed, prerendered)

  /** @returns whether all that was typed is there */
  const replayIn = (main: HTMLElement): boolean => {
    const found = changed.map(
      ({ field, locator }) => [field, elementAt(main, locator) as Field | undefined] as const,
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
    replayInto(main) {
      if (replayIn(main)) return
      const address = window.location.href
      const watching = new MutationObserver(() => {
        if (window.location.href !== address || replayIn(main)) watching.disconnect()
      })
      watching.observe(main, { childList: true, subtree: true })
    },
  }
}

import { copyInto, type Field, isChanged, moveFocus } from './fields'
import { elementAt, locatorOf } from './locator'

/** The log of a page, which is scrolled in itself. */
const logIn = (page: Element) => page.querySelector('[role=log]')

/** A person's input in the prerendered page, before its scripts ran. */
export interface CapturedInput {
  /**
   * Replays the input once all matching fields exist. The section may fail first.
   * @param main holds the section, and nothing else
   */
  replayInto(main: HTMLElement): void
}

/**
 * Captures the typed values, choices, opened sections, last press, focus and scrolled log of the prerendered page before it is removed.
 * @param pressed the last pressed button or submitted form
 */
export function captureInput(prerendered: Element, pressed?: Element): CapturedInput {
  const changed = [...prerendered.querySelectorAll<Field>('input, select, textarea')]
    .filter(isChanged)
    .map((field) => ({ field, locator: locatorOf(field, prerendered) }))
  const opened = [...prerendered.querySelectorAll('details[open]')].map((one) => locatorOf(one, prerendered))
  const focused = prerendered.contains(document.activeElement) ? document.activeElement : null
  const focus = focused && locatorOf(focused, prerendered)
  const scrolled = logIn(prerendered)?.scrollTop
  const press = pressed && locatorOf(pressed, prerendered)

  /** @returns whether all fields were found */
  const replayIn = (main: HTMLElement): boolean => {
    // The fields in a closed section are not visible, so they would not be found.
    for (const locator of opened) elementAt(main, locator)?.setAttribute('open', '')
    const found = changed.map(
      ({ field, locator }) => [field, elementAt(main, locator) as Field | undefined] as const,
    )
    if (found.some(([, now]) => !now)) return false
    for (const [field, now] of found) if (now) copyInto(now, field)
    const nowScrolled = scrolled && logIn(main)
    if (nowScrolled) nowScrolled.scrollTop = scrolled
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

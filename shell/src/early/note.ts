import { copyInto, type Field, isChanged, moveFocus } from './fields'
import { elementAt, placeOf } from './place'

/** What a person did in a page before its scripts had come. */
export interface EarlyNote {
  /**
   * Does the same in what takes the page's place, once it is there: a section may fail at first.
   * @param main holds it, and nothing else
   */
  carryInto(main: HTMLElement): void
}

const focusable = 'a, button, input, select, textarea'

/** One thing that was done, and how it is done to the element that takes the place of its own. */
interface Deed {
  readonly element: Element
  redo(element: HTMLElement): void
}

/**
 * Notes what was typed, chosen and pressed in a page that was drawn ahead, and where the focus is, before it is taken away.
 * @param pressed the last button that was pressed or form that was sent
 */
export function noteEarly(early: Element, pressed?: Element): EarlyNote {
  const fields = [...early.querySelectorAll<Field>('input, select, textarea')]
  const focused = early.contains(document.activeElement) ? document.activeElement : null
  const deeds: Deed[] = [
    ...fields
      .filter(isChanged)
      .map((field) => ({ element: field, redo: (now: HTMLElement) => copyInto(now as Field, field) })),
    ...(focused?.matches(focusable)
      ? [{ element: focused, redo: (now: HTMLElement) => moveFocus(now, focused) }]
      : []),
    ...(pressed ? [{ element: pressed, redo: press }] : []),
  ]
  const places = deeds.map(({ element }) => placeOf(element, early))

  /** @returns whether all of it could be done */
  const redoIn = (main: HTMLElement): boolean => {
    const found = places.map((place) => elementAt(main, place))
    if (found.includes(undefined)) return false
    for (const [index, element] of found.entries()) if (element) deeds[index]?.redo(element)
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

function press(element: HTMLElement): void {
  if (element instanceof HTMLFormElement) element.requestSubmit()
  else element.click()
}

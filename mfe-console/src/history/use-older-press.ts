import { type RefObject, useEffect, useRef, useState } from 'react'

export interface OlderPress {
  readonly list: RefObject<HTMLOListElement | null>
  readonly button: RefObject<HTMLButtonElement | null>
  /** Whether the button was pressed, and nothing was added since. */
  readonly isPressed: boolean
  pressed(): void
}

/**
 * Keeps the focus near its position after a press of the button below the history. The button keeps it as long as there are older
 * changes. The first added change gets it if the button is gone, or if nothing was above the button.
 * @param count the number of changes on display
 */
export function useOlderPress(count: number): OlderPress {
  const list = useRef<HTMLOListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  /** The number of changes at the press. */
  const [before, setBefore] = useState<number>()
  useEffect(() => {
    if (before === undefined || count <= before) return
    setBefore(undefined)
    const { activeElement } = document
    // A person may have moved it meanwhile.
    if (activeElement !== document.body && !(before === 0 && activeElement === button.current)) return
    const added = list.current?.children[before]
    if (!(added instanceof HTMLElement)) return
    added.tabIndex = -1
    added.focus()
  }, [before, count])
  return { list, button, isPressed: before !== undefined, pressed: () => setBefore(count) }
}

import { type RefObject, useEffect, useState } from 'react'

/**
 * Moves the focus to an element after a dialog was confirmed, whose button leaves with what it deletes. While a modal dialog is
 * open, nothing behind it can get the focus, so this waits for the effect that closes it.
 * @returns moves the focus; called in the same task as the dialog is closed
 */
export function useFocusAfterDialog(element: RefObject<HTMLElement | null>): () => void {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) element.current?.focus()
  }, [times, element])
  return () => setTimes((before) => before + 1)
}

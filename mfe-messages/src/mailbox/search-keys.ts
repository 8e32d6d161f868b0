import { holdComposingEnter, isComposing } from '@within-reach/shared-core/react'
import type { KeyboardEvent } from 'react'

/**
 * The keys of a search box in a dialog. The Enter that ends a syllable does not search. Escape empties the box first: only the next
 * one closes the dialog.
 * @param onEmptied called when Escape has emptied the box
 */
export function searchKeys(event: KeyboardEvent, onEmptied: () => void): void {
  holdComposingEnter(event)
  const box = event.target
  if (event.key !== 'Escape' || isComposing(event)) return
  if (!(box instanceof HTMLInputElement) || box.value === '') return
  event.preventDefault()
  box.value = ''
  onEmptied()
}

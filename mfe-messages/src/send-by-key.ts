import { isComposing } from '@within-reach/shared-core/react'
import type { KeyboardEvent } from 'react'

/**
 * A key handler for a form. An Enter that ends a syllable does not send. Ctrl or ⌘ with Enter sends, also from a
 * multi-line field.
 */
export function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter') return
  if (isComposing(event)) event.preventDefault()
  else if (event.ctrlKey || event.metaKey) {
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
}

import { isComposing } from '@within-reach/shared-core/react'
import type { KeyboardEvent } from 'react'

/** For a form: Enter that ends a syllable does not send it; Ctrl or ⌘ with Enter does, from a text of several lines too. */
export function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter') return
  if (isComposing(event)) event.preventDefault()
  else if (event.ctrlKey || event.metaKey) {
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
}

import type { KeyboardEvent } from 'react'

/** While an input method composes, as for a Korean syllable, browsers report this in place of the key. */
const composingKeyCode = 229

/**
 * Whether a key belongs to a syllable that is still being put together, so that Enter would send half of it.
 * Safari ends the composition before it tells of the key, which then has the code only.
 */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === composingKeyCode

/** For a form: Enter that ends a syllable does not send it; Ctrl or ⌘ with Enter does, from a text of several lines too. */
export function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter') return
  if (isComposing(event)) event.preventDefault()
  else if (event.ctrlKey || event.metaKey) {
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
}

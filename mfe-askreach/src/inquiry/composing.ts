import type { KeyboardEvent } from 'react'

/**
 * Leaves Enter to the input method while it puts a syllable together, as Korean ones do: that Enter ends the syllable, it
 * does not send the form. Safari ends the composition before it tells of the key, hence the key code.
 */
export function finishSyllable(event: KeyboardEvent): void {
  const { isComposing, keyCode } = event.nativeEvent
  if (event.key === 'Enter' && (isComposing || keyCode === 229)) event.preventDefault()
}

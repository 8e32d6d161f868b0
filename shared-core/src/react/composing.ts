import type { KeyboardEvent } from 'react'

/** The key that browsers report while an input method composes, such as for a Korean syllable. */
const composingKeyCode = 229

/**
 * Whether a key belongs to a syllable that is still being composed. Enter would then send half of it. Safari ends the
 * composition before it reports the key, which then has only the old code.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === composingKeyCode

/** A key handler for an element with fields. The Enter that ends a syllable then does not send the form. */
export function holdComposingEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}

import type { KeyboardEvent } from 'react'

/** While an input method composes, as for a Korean syllable, browsers report this in place of the key. */
const composingKeyCode = 229

/**
 * Whether a key belongs to a syllable that is still being composed, so that Enter would send half of it.
 * Safari ends the composition before it reports the key, which then has the old code only.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === composingKeyCode

/** For whatever holds fields: an Enter that ends a syllable does not send the form. */
export function holdComposingEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}

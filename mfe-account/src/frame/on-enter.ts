import type { KeyboardEvent } from 'react'

/**
 * Makes Enter in a field act for the button beside it, and not for the whole form.
 * @param act what that button does
 */
export const onEnter =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    // That Enter only ends a syllable of Korean; Safari sends it after the composition, as key 229.
    if (!event.nativeEvent.isComposing && event.keyCode !== 229) act()
  }

import { isComposing } from '@within-reach/shared-core/react'
import type { KeyboardEvent } from 'react'

/**
 * Makes Enter in a field press the button beside it instead of sending the form.
 * @param act the button's action
 */
export const onEnter =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (!isComposing(event)) act()
  }

import { isComposing } from '@within-reach/shared-core/react'
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
    if (!isComposing(event)) act()
  }

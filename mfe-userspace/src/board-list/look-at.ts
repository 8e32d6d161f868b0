import { lookAtSearch, savedSearches } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { invalidate } from '@within-reach/shared-core/react'

/**
 * Counts the new posts of a saved search as seen.
 * @param idx the number of the search, as in the address
 */
export async function lookAt(idx: string): Promise<void> {
  await send(lookAtSearch, { idx })
  await invalidate(savedSearches)
}

import type { RefObject } from 'react'

/**
 * The text in a search box, which may not be searched for yet.
 * @param box the box; before it is rendered, the search of the list counts
 */
export const textIn = (
  box: RefObject<HTMLInputElement | null>,
  { search }: { readonly search: string },
): string => box.current?.value.trim() ?? search

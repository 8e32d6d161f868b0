import { useSyncExternalStore } from 'react'
import { narrowQuery } from './breakpoints'

/**
 * Whether the narrow layout is used; follows the window.
 * @returns undefined in a prerendered page, which is for screens of any width
 */
export const useNarrow = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(followWidth, isNarrow, unknown)

const isNarrow = (): boolean => window.matchMedia(narrowQuery).matches
const unknown = (): undefined => undefined

function followWidth(changed: () => void): () => void {
  const query = window.matchMedia(narrowQuery)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

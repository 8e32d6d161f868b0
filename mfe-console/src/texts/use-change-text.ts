import { type Change, changeSentence, type HistoryEntry } from '@within-reach/contract'
import { useRegistryWords } from './use-registry-words'

/** @returns a function that describes a change, such as "Close South Korea" */
export function useChangeText(): (change: Change | HistoryEntry['change']) => string {
  const words = useRegistryWords()
  return (change) => words(changeSentence(change))
}

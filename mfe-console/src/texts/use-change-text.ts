import { type Change, changeSentence, type HistoryEntry } from '@within-reach/contract'
import { useSentenceFormatter } from './use-sentence-formatter'

/** @returns a function that describes a change, such as "Close South Korea" */
export function useChangeText(): (change: Change | HistoryEntry['change']) => string {
  const format = useSentenceFormatter()
  return (change) => format(changeSentence(change))
}

import { changeSentence, type HistoryEntry, inEnglish } from '@within-reach/contract'
import { diffLive } from '../../history'
import { indented, moment } from './table'

/** Formats a history entry with its differences. */
export function entryText(entry: HistoryEntry): string {
  const { revision, at, who, why, remote, before, after } = entry
  const differences = diffLive(before, after)
  return [
    `${revision}  ${moment(at)}  ${remote}  ${changeText(entry)}  (${who})`,
    indented([`why: ${why}`, ...differences], 4),
  ].join('\n')
}

/** Formats a change in a few words. */
export const changeText = ({ change }: HistoryEntry): string => inEnglish(changeSentence(change, moment))

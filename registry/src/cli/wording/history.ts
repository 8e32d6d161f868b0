import { changeSentence, type HistoryEntry, inEnglish, versionsIn } from '@within-reach/contract'
import { diffLive } from '../../history'
import { originLines } from './origin'
import { indented, moment } from './table'

/** Formats a history entry with its differences, and with the origins of the versions that it is about. */
export function entryText(entry: HistoryEntry): string {
  const { revision, at, who, why, remote, before, after, origins } = entry
  const differences = [...diffLive(before, after), ...originLines(versionsIn(entry), origins)]
  return [
    `${revision}  ${moment(at)}  ${remote}  ${changeText(entry)}  (${who})`,
    indented([`why: ${why}`, ...differences], 4),
  ].join('\n')
}

/** Formats a change in a few words. */
export const changeText = ({ change }: HistoryEntry): string => inEnglish(changeSentence(change, moment))

import {
  changeSentence,
  type HistoryEntry,
  inEnglish,
  type RulesEntry,
  rulesSentence,
  versionsIn,
} from '@within-reach/contract'
import { diffLive } from '../../history'
import { diffRules } from '../../rules'
import { originLines } from './origin'
import { indented, moment } from './table'

/** An entry of the history: of a remote, or of the environment's rules. */
export type AnyEntry = HistoryEntry | RulesEntry

/** Formats a history entry with its differences, and with the origins of the versions that it is about. */
export const entryText = (entry: AnyEntry): string =>
  'remote' in entry
    ? textOf(entry, entry.remote, changeText(entry), [
        ...diffLive(entry.before, entry.after),
        ...originLines(versionsIn(entry), entry.origins),
      ])
    : textOf(
        entry,
        'all remotes',
        inEnglish(rulesSentence(entry.change)),
        diffRules(entry.before, entry.after),
      )

/** Formats a change in a few words. */
const changeText = ({ change }: HistoryEntry): string => inEnglish(changeSentence(change, moment))

const textOf = (
  { revision, at, who, why }: AnyEntry,
  changed: string,
  what: string,
  lines: readonly string[],
): string =>
  [`${revision}  ${moment(at)}  ${changed}  ${what}  (${who})`, indented([`why: ${why}`, ...lines], 4)].join(
    '\n',
  )

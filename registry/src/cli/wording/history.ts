import {
  type AnyEntry,
  budgetSentence,
  changeSentence,
  type HistoryEntry,
  inEnglish,
  rulesSentence,
  versionsIn,
} from '@within-reach/contract'
import { diffBudgets } from '../../budgets'
import { diffEntry } from '../../history'
import { diffRules } from '../../rules'
import { originLines } from './origin'
import { indented, moment } from './table'

/** Formats a history entry with its differences, and with the origins of the versions that it is about. */
export function entryText(entry: AnyEntry): string {
  if ('remote' in entry)
    return textOf(entry, entry.remote, changeText(entry), [
      ...diffEntry(entry),
      ...originLines(versionsIn(entry), entry.origins),
    ])
  if ('budgetOf' in entry) {
    const { budgetOf, change, before, after } = entry
    return textOf(entry, budgetOf, inEnglish(budgetSentence(change)), diffBudgets(before, after))
  }
  const lines = diffRules(entry.before, entry.after)
  return textOf(entry, 'all remotes', inEnglish(rulesSentence(entry.change)), lines)
}

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

import type { AnyEntry } from '@within-reach/contract'
import { diffBudgets, diffEntry, diffRules } from '@within-reach/registry'

/** The maximum number of changes that a message lists. */
export const maxListedChanges = 10

/**
 * Describes a change that was not made because the registry had changed since its base revision, and the changes since then.
 * @param wanted the change that was not made, in English
 * @param from its base revision
 * @param newest the current revision
 * @param since the changes in between, oldest first; one more than a message lists if there are more
 */
export function staleMessage(
  wanted: string,
  from: number,
  newest: number,
  since: readonly AnyEntry[],
): string {
  const yours = `Nothing was changed. You wanted ${wanted}, based on revision ${from}`
  if (newest < from) return `${yours}, which does not exist: the newest is ${newest}.`
  const lines = since.slice(0, maxListedChanges).map(lineOf)
  const more = since.length > maxListedChanges ? ['and more'] : []
  return `${yours}; the registry is at ${newest}. Since then: ${[...lines, ...more].join('; ')}.`
}

/** Describes a change that was made, in one line. */
function lineOf(entry: AnyEntry): string {
  const { revision, at, who, why, environment } = entry
  const [changed, lines] = effectOf(entry)
  return `revision ${revision} by ${who} at ${at}: ${changed} in ${environment}, ${lines.join(', ')} ("${why}")`
}

/** What a change was about, and its effect. */
function effectOf(entry: AnyEntry): readonly [changed: string, lines: readonly string[]] {
  if ('remote' in entry) return [entry.remote, diffEntry(entry)]
  if ('budgetOf' in entry) return [`the budgets of ${entry.budgetOf}`, diffBudgets(entry.before, entry.after)]
  return ['the rules', diffRules(entry.before, entry.after)]
}

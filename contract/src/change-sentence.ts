import { allBudgets, type BudgetEntry, inKilobytes, inMilliseconds, limitText } from './budgets'
import type { HistoryEntry, RulesEntry } from './history'
import { type KnownSentence, sentence } from './sentences'

/**
 * What a change does, such as "Close South Korea". It does not name the remote.
 * @param written how a time is written; by default as it is in the change
 */
export function changeSentence(
  change: HistoryEntry['change'],
  written: (at: string) => string = (at) => at,
): KnownSentence {
  switch (change.type) {
    case 'promote':
      return sentence('does-promote', { version: change.version })
    case 'rollback':
      return change.version === undefined
        ? sentence('does-roll-back', {})
        : sentence('does-roll-back-to', { version: change.version })
    case 'canary':
      return sentence('does-canary', { version: change.version, percent: String(change.percent) })
    case 'end-canary':
      return sentence('does-end-canary', {})
    case 'switch':
      if (change.retired) return sentence('does-retire', {})
      return sentence(change.enabled ? 'does-turn-on' : 'does-turn-off', {})
    case 'region': {
      const { region, open, at } = change
      if (at === undefined) return sentence(open ? 'does-open' : 'does-close', { region })
      return sentence(open ? 'does-open-later' : 'does-close-later', { region, at: written(at) })
    }
    case 'forget-planned':
      return sentence('does-call-off', { region: change.region, at: written(change.at) })
    case 'undo':
      return sentence('does-undo', { revision: String(change.revision) })
  }
}

/** What a change of the rules does, such as "Trust the proofs of https://staging.example.com". */
export function rulesSentence(change: RulesEntry['change']): KnownSentence {
  switch (change.type) {
    case 'demand-proof':
      return sentence(change.demanded ? 'does-demand-proof' : 'does-demand-no-proof', {})
    case 'trust':
      return sentence('does-trust', { site: change.site })
    case 'distrust':
      return sentence('does-distrust', { site: change.site })
    case 'undo':
      return sentence('does-undo', { revision: String(change.revision) })
  }
}

/** What a change of a remote's budgets does, such as "Allow pages.js 140 KB compressed". It does not name the remote. */
export function budgetSentence(change: BudgetEntry['change']): KnownSentence {
  if ('type' in change) return sentence('does-undo', { revision: String(change.revision) })
  const { remote, kind, of = '', most } = change
  if (remote === allBudgets)
    return most === undefined
      ? sentence('does-limit-all-usual', { kind })
      : sentence('does-limit-all', { kind, most: limitText(kind, most) })
  switch (kind) {
    case 'chunk':
    case 'start':
      if (most === undefined) return sentence('does-withdraw-size', { of })
      return kind === 'chunk'
        ? sentence('does-allow-chunk', { of, most: inKilobytes(most) })
        : sentence('does-allow-start', { of, most: inKilobytes(most) })
    case 'total':
      return most === undefined
        ? sentence('does-withdraw-total', {})
        : sentence('does-allow-total', { most: inKilobytes(most) })
    case 'requests':
      return most === undefined
        ? sentence('does-withdraw-requests', { of })
        : sentence('does-allow-requests', { of, most: String(most) })
    case 'mount':
      return most === undefined
        ? sentence('does-withdraw-mount', {})
        : sentence('does-allow-mount', { most: inMilliseconds(most) })
  }
}

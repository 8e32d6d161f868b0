import {
  type Allowance,
  type BudgetKind,
  inKilobytes,
  type KnownSentence,
  limitText,
  sentence,
} from '@within-reach/contract'
import { type BudgetName, limitOf } from '../budgets'
import type { RemoteVersion } from '../document'

/** The maximum number of parts that a finding names. */
const named = 3

/**
 * Names what is largest in some files, by what the build recorded: packages, and files of the remote.
 * @param name how the sentence names the files together
 * @returns nothing if the record, like an older one, does not say
 */
export function largestParts(
  { contents = {} }: Pick<RemoteVersion, 'contents'>,
  name: string,
  files: readonly string[],
): KnownSentence[] {
  const sizes = new Map<string, number>()
  for (const part of files.flatMap((file) => contents[file] ?? []))
    sizes.set(part.name, (sizes.get(part.name) ?? 0) + part.brotli)
  const largest = [...sizes].sort(([, a], [, b]) => b - a).slice(0, named)
  if (largest.length === 0) return []
  const parts = largest.map(([part, size]) => `${part} (${inKilobytes(size)})`).join(', ')
  return [sentence('largest-parts', { name, parts })]
}

const options: Readonly<Record<BudgetKind, { readonly of: string; readonly most: string }>> = {
  chunk: { of: '--chunk', most: '--bytes' },
  start: { of: '--start', most: '--bytes' },
  total: { of: '--total', most: '--bytes' },
  requests: { of: '--page', most: '--requests' },
  mount: { of: '--mount', most: '--milliseconds' },
}

/** Says how an owner allows what a version needs. */
export function howToAllow(remote: string, { kind, of = '' }: BudgetName, needed: number): KnownSentence {
  const words = [options[kind].of, of, options[kind].most, String(Math.ceil(needed))]
  const command = ['registry budget', remote, ...words.filter(Boolean), '--why "…".'].join(' ')
  return sentence('budget-how', { remote, command })
}

/** Names what was allowed of some kinds, with the reasons. */
export const allowedNotes = (allowed: readonly Allowance[], kinds: readonly BudgetKind[]): KnownSentence[] =>
  allowed
    .filter(({ kind }) => kinds.includes(kind))
    .map((one) => {
      const { kind, of = kind, most, why } = one
      const usual = limitOf(
        allowed.filter((other) => other !== one),
        one,
      )
      const values = { most: limitText(kind, most), usual: limitText(kind, usual), why }
      return sentence('budget-allowed', { name: of, ...values })
    })

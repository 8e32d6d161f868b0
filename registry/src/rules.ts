import { noRules, type Rules, type RulesChange, type RulesEntry, sentence } from '@within-reach/contract'
import { ChangeRefused } from './change-refused'
import { same } from './history'

/**
 * Applies a change of the rules. Pure: the given rules are not modified.
 * @param rules the rules of an environment; absent if nobody has set any
 * @throws ChangeRefused if the change has no effect, or would trust one key under two addresses
 */
export function applyRules(rules: Rules | undefined, change: RulesChange): Rules {
  const { demandProof, trusted } = rules ?? noRules
  switch (change.type) {
    case 'demand-proof':
      if (demandProof === change.demanded)
        throw new ChangeRefused(
          sentence(change.demanded ? 'proof-demanded-already' : 'proof-not-demanded', {}),
        )
      return { demandProof: change.demanded, trusted }
    case 'trust': {
      const { site, key } = change
      const known = trusted.find((one) => one.key === key)
      if (known?.site === site) throw new ChangeRefused(sentence('trusted-already', { site }))
      if (known) throw new ChangeRefused(sentence('key-of-another', { site: known.site }))
      return { demandProof, trusted: [...trusted.filter((one) => one.site !== site), { site, key }] }
    }
    case 'distrust': {
      const rest = trusted.filter(({ site }) => site !== change.site)
      if (rest.length === trusted.length)
        throw new ChangeRefused(sentence('not-trusted', { site: change.site }))
      return { demandProof, trusted: rest }
    }
  }
}

/**
 * Undoes one change of the rules and no later one.
 * @param now the current rules
 * @throws ChangeRefused if a later change touched the same rule
 */
export function undoneRules(
  { before, after, revision }: Pick<RulesEntry, 'before' | 'after' | 'revision'>,
  now: Rules | undefined,
): Rules {
  const restored = { ...(now ?? noRules) }
  const demandChanged = before.demandProof !== after.demandProof
  const trustChanged = !same(before.trusted, after.trusted)
  if (
    (demandChanged && restored.demandProof !== after.demandProof) ||
    (trustChanged && !same(restored.trusted, after.trusted))
  )
    throw new ChangeRefused(sentence('rules-touched-later', { revision: String(revision) }))
  return {
    demandProof: demandChanged ? before.demandProof : restored.demandProof,
    trusted: trustChanged ? before.trusted : restored.trusted,
  }
}

/**
 * Describes the differences between two states of the rules, one per line.
 * @returns an empty list if they are equal
 */
export function diffRules(before: Rules, after: Rules): string[] {
  const lines: string[] = []
  if (before.demandProof !== after.demandProof)
    lines.push(`proof: ${demandText(before)} → ${demandText(after)}`)
  for (const { site, key } of after.trusted) {
    const was = before.trusted.find((one) => one.site === site)
    if (was?.key !== key) lines.push(was ? `trusted: ${site} with another key` : `trusted: ${site}`)
  }
  for (const { site } of before.trusted)
    if (!after.trusted.some((one) => one.site === site)) lines.push(`no longer trusted: ${site}`)
  return lines
}

const demandText = ({ demandProof }: Rules) => (demandProof ? 'demanded' : 'not demanded')

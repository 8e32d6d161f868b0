import { inMilliseconds, sentence } from '@within-reach/contract'
import { limitOf } from '../budgets'
import type { RemoteVersion } from '../document'
import { allowedNotes, howToAllow, largestParts } from './budget-sentences'
import { finding, type FoundByRule } from './finding'
import type { Surroundings } from './surroundings'

/** The views that a figure needs. Each is of another network and day. */
export const minMountViews = 50

const budget = { kind: 'mount' } as const

/** The mount must not block the main thread for long, as far as visitors' browsers have measured it. */
export function mountFinding(
  candidate: RemoteVersion,
  { allowed = [], mount }: Pick<Surroundings, 'allowed' | 'mount'>,
): FoundByRule {
  const notes = allowedNotes(allowed, ['mount'])
  if (!mount || mount.views < minMountViews)
    return finding('mount', [], sentence('mount-unmeasured', { least: String(minMountViews) }), notes)
  const limit = limitOf(allowed, budget)
  const { value } = mount
  const values = { time: inMilliseconds(value), most: inMilliseconds(limit), views: String(mount.views) }
  const fine = sentence('mount-fits', values)
  if (value <= limit) return finding('mount', [], fine, notes)
  const { js = [] } = candidate.exposes['./pages'] ?? {}
  const problems = [
    sentence('mount-over', { ...values, over: inMilliseconds(value - limit) }),
    ...largestParts(candidate, './pages', js),
    howToAllow(candidate.name, budget, value),
  ]
  return finding('mount', problems, fine, notes)
}

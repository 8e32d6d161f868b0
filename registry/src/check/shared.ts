import { type KnownSentence, sentence } from '@within-reach/contract'
import { lt, satisfies, valid, validRange } from 'semver'
import type { RemoteVersion } from '../document'
import { countOf, finding, type FoundByRule } from './finding'
import type { Surroundings } from './surroundings'

/**
 * The shell must provide every shared module in a version that satisfies this version and every live one, with the exports that
 * this version uses.
 */
export function sharedFinding(
  { shared, resolved = {}, uses = {} }: RemoteVersion,
  { shell, others }: Surroundings,
): FoundByRule {
  const faultOf = (module: string, range: string): KnownSentence | undefined => {
    const provided = shell.provides[module]
    const built = resolved[module]
    if (validRange(range) === null) return sentence('shared-range', { module, range })
    if (provided === undefined) return sentence('shared-absent', { module, range })
    if (!satisfies(provided, range)) return sentence('shared-other', { module, range, provided })
    if (built !== undefined && valid(built) && lt(provided, built))
      return sentence('shared-newer', { module, built, provided })
    return undefined
  }
  const problems = Object.entries(shared)
    .map(([name, range]) => faultOf(name, range))
    .filter((fault) => fault !== undefined)
  const apart = others.flatMap((other) =>
    Object.entries(shared)
      .filter(([name, range]) => {
        const theirs = other.shared[name]
        const provided = shell.provides[name]
        return (
          theirs !== undefined &&
          provided !== undefined &&
          satisfies(provided, range) &&
          !satisfies(provided, theirs)
        )
      })
      .map(([module]) => sentence('shared-apart', { module, remote: other.name, version: other.version })),
  )
  return finding(
    'shared',
    [...problems, ...missingExports(uses, shell.offers), ...apart],
    sentence('shared-fits', { count: countOf(Object.keys(shared)) }),
  )
}

/** Names the exports of shared modules that a version uses and a shell does not offer. */
const missingExports = (
  uses: Readonly<Record<string, readonly string[]>>,
  offers: Readonly<Record<string, readonly string[]>> = {},
): KnownSentence[] =>
  Object.entries(uses).flatMap(([module, used]) => {
    const missing = used.filter((name) => offers[module]?.includes(name) === false)
    return missing.length > 0 ? [sentence('shared-lacks', { module, names: missing.join(', ') })] : []
  })

/** The live shell must satisfy the version's `requires.shell`. */
export function shellFinding({ requires }: RemoteVersion, { shell }: Surroundings): FoundByRule {
  const fits = satisfies(shell.version, requires.shell, { includePrerelease: true })
  // In semver, a fingerprint after the number is a prerelease. Compare the release that the shell was built for.
  const release = shell.version.replace(/[-~+].*$/, '')
  const values = { shell: shell.version, range: requires.shell }
  const problems = fits || satisfies(release, requires.shell) ? [] : [sentence('shell-other', values)]
  return finding('shell', problems, sentence('shell-fits', values))
}

import { type BudgetKind, inKilobytes, type KnownSentence, sentence } from '@within-reach/contract'
import { type BudgetName, chunkOf, limitOf } from '../budgets'
import type { RemoteVersion } from '../document'
import { allowedNotes, howToAllow, largestParts } from './budget-sentences'
import { finding, type FoundByRule } from './finding'
import type { Surroundings } from './surroundings'

/** Older records have uncompressed sizes only. Scripts compress to less than this share. */
const assumedRatio = 0.25

/** A measured budget of bytes. */
interface Measured extends BudgetName {
  readonly kind: Exclude<BudgetKind, 'requests' | 'mount'>
  /** How a sentence names it. */
  readonly name: string
  readonly size: number
  /** The files that it is the sum of. */
  readonly files: readonly string[]
}

/** Scripts and styles must stay within the size budgets. A finding names what is largest in them. */
export function sizeFinding(
  candidate: RemoteVersion,
  { allowed = [] }: Pick<Surroundings, 'allowed'>,
): FoundByRule {
  const measured = measuredSizes(candidate)
  const whole = measured.find(({ kind }) => kind === 'total')?.size ?? 0
  const problems = measured
    .filter((one) => one.size > limitOf(allowed, one))
    .flatMap((one) => [
      tooLarge(one, limitOf(allowed, one)),
      ...largestParts(candidate, one.name, one.files),
      howToAllow(candidate.name, one, one.size),
    ])
  const notes = allowedNotes(allowed, ['chunk', 'start', 'total'])
  return finding('size', problems, sentence('size-fits', { size: inKilobytes(whole) }), notes)
}

function measuredSizes({ name: remote, files, exposes }: RemoteVersion): Measured[] {
  const sizes = new Map(
    Object.entries(files)
      .filter(([name]) => /\.(js|css)$/.test(name))
      .map(([name, { bytes, brotli = bytes * assumedRatio }]) => [name, brotli]),
  )
  const sum = (names: readonly string[]): number =>
    names.reduce((all, name) => all + (sizes.get(name) ?? 0), 0)
  const all = [...sizes.keys()]
  return [
    ...[...sizes].map(([file, size]): Measured => ({
      kind: 'chunk',
      of: chunkOf(file),
      name: file,
      size,
      files: [file],
    })),
    ...Object.entries(exposes).map(([module, { js, css }]): Measured => {
      const loaded = [...new Set([...js, ...css])]
      return { kind: 'start', of: module, name: module, size: sum(loaded), files: loaded }
    }),
    { kind: 'total', name: remote, size: sum(all), files: all },
  ]
}

function tooLarge({ kind, name, size: bytes }: Measured, limit: number): KnownSentence {
  const size = inKilobytes(bytes)
  const over = inKilobytes(bytes - limit)
  const most = inKilobytes(limit)
  if (kind === 'chunk') return sentence('size-file', { file: name, size, over, most })
  return kind === 'start'
    ? sentence('size-first', { module: name, size, over, most })
    : sentence('size-whole', { size, over, most })
}

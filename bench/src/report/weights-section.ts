import { listed } from '../weights/weights-result'
import type { Results } from './committed-results'
import { figure, section, table } from './markdown'

/** The packages in the shell's first script. */
export function weightsSection({ weights }: Results): string[] {
  if (!weights) return []
  const { packages } = weights
  const own = packages.filter(({ bytes }) => bytes >= listed)
  const small = packages.filter(({ bytes }) => bytes < listed)
  const sum = (of: 'bytes' | 'compressed') => small.reduce((total, each) => total + each[of], 0)
  const rows = [
    ...own.map((each) => [
      each.package,
      figure(each.bytes / 1000),
      figure(each.compressed / 1000),
      each.purpose,
    ]),
    [`${small.length} others`, figure(sum('bytes') / 1000), figure(sum('compressed') / 1000), ''],
  ]
  return [
    section(
      'First script',
      weights,
      "What each package adds to the shell's first script. Compressed: by how much the script, compressed with Brotli, would be smaller without the package. The sum is less than the whole script, because text that packages have in common counts for none of them.",
      table(['', 'kB', 'kB compressed', 'what for'], rows),
    ),
  ]
}

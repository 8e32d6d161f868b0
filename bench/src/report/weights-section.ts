import { listed } from '../weights/weights-found'
import type { Results } from './found'
import { figure, section, table } from './markdown'

/** What the shell's first script consists of. */
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
      "What each package adds to the shell's first script. Compressed: by how much the script would be smaller without it, with Brotli. That is less than its share, because what packages have in common counts for none.",
      table(['', 'kB', 'kB compressed', 'what for'], rows),
    ),
  ]
}

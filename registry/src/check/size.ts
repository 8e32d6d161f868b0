import { sentence } from '@within-reach/contract'
import type { RemoteVersion } from '../document'
import { finding, type FoundByRule } from './finding'

/** The size budgets of a version, in bytes with brotli. Pictures and videos do not count. */
export const budgets = {
  /** One script or style. */
  file: 200 * 1024,
  /** Everything that an exposed module loads before it can run. */
  first: 120 * 1024,
  /** All scripts and styles. */
  whole: 1024 * 1024,
} as const

/** Older records have uncompressed sizes only. Scripts compress to less than this share. */
const assumedRatio = 0.25

/** Scripts and styles must stay within the size budgets. */
export function sizeFinding({ files, exposes }: RemoteVersion): FoundByRule {
  const sizes = new Map(
    Object.entries(files)
      .filter(([name]) => /\.(js|css)$/.test(name))
      .map(([name, { bytes, brotli = bytes * assumedRatio }]) => [name, brotli]),
  )
  const sum = (names: Iterable<string>): number =>
    [...names].reduce((all, name) => all + (sizes.get(name) ?? 0), 0)
  const whole = sum(sizes.keys())
  const large = [...sizes]
    .filter(([, size]) => size > budgets.file)
    .map(([file, size]) =>
      sentence('size-file', { file, size: inKilobytes(size), most: inKilobytes(budgets.file) }),
    )
  const first = Object.entries(exposes)
    .map(([module, { js, css }]) => [module, sum(new Set([...js, ...css]))] as const)
    .filter(([, size]) => size > budgets.first)
    .map(([module, size]) =>
      sentence('size-first', { module, size: inKilobytes(size), most: inKilobytes(budgets.first) }),
    )
  const all = { size: inKilobytes(whole), most: inKilobytes(budgets.whole) }
  return finding(
    'size',
    [...large, ...first, ...(whole > budgets.whole ? [sentence('size-whole', all)] : [])],
    sentence('size-fits', { size: inKilobytes(whole) }),
  )
}

const inKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`

import { createHash } from 'node:crypto'
import type { Graph } from '../affected/graph'
import { importedBy } from '../affected/dependents'

/** What the keys are made of. */
export interface Inputs {
  readonly graph: Graph
  /** The text of a file; undefined where there is none, as for an installed package. */
  readonly read: (file: string) => string | undefined
  /** What every result rests on: the rules, the settings of the compiler, the installed packages. */
  readonly shared: readonly string[]
}

/**
 * A key for each file, which changes when a result of ESLint may: typed rules look into what the file imports, directly or through
 * others, and into what files declare for all others.
 * @param files those to lint
 */
export function keysOf(files: readonly string[], { graph, read, shared }: Inputs): Map<string, string> {
  const hashes = new Map<string, string>()
  const hashOf = (file: string): string => {
    const known = hashes.get(file) ?? hash([read(file) ?? ''])
    hashes.set(file, known)
    return known
  }
  // What a file declares for all others may speak of types that it imports.
  const ambient = ambientIn({ graph, read }).flatMap((file) => [...importedBy(file, graph)])
  const base = hash([...shared, ...[...new Set(ambient)].sort()].map(hashOf))
  return new Map(
    files.map((file) => {
      const imported = [...importedBy(file, graph)].sort()
      return [file, hash([base, file, hashOf(file), ...imported.flatMap((one) => [one, hashOf(one)])])]
    }),
  )
}

/** @returns the files that declare something for files that do not import them */
export const ambientIn = ({ graph, read }: Pick<Inputs, 'graph' | 'read'>): string[] =>
  [...graph.keys()].filter((file) => isAmbient(file, read(file) ?? '')).sort()

/** Whether a file declares something for files that do not import it. */
const isAmbient = (file: string, text: string): boolean =>
  /\.d\.[mc]?ts$/.test(file) || /^\s*declare (?:global|module)\b/m.test(text)

const hash = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 24)

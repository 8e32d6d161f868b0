import { createHash } from 'node:crypto'

/** What the keys are made of. */
interface Inputs {
  /** The text of a file; undefined where there is none. */
  readonly read: (file: string) => string | undefined
  /** What every result rests on: the rules and the installed packages. */
  readonly shared: readonly string[]
}

/**
 * A key for each file, which changes when a result of ESLint may: no rule of ESLint's looks into other files.
 * @param files those to lint
 */
export function keysOf(files: readonly string[], { read, shared }: Inputs): Map<string, string> {
  const base = hash(shared.map((file) => hash([read(file) ?? ''])))
  return new Map(files.map((file) => [file, hash([base, file, read(file) ?? ''])]))
}

const hash = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 24)

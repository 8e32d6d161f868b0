/** The maximum length of a displayed file name, in characters. */
export const maxNameLength = 120

/** Normalisation shortens a name to at least a quarter of its UTF-16 units, and a character has up to two. */
const inspectedUnits = maxNameLength * 8

/**
 * A displayable file name: without folders, control and bidirectional characters, in NFC, with at most 30 combining marks
 * in a row. Only the beginning of a long name is read, because normalisation may take quadratic time.
 * @param name the original name
 */
export function readableName(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  return last
    .slice(0, inspectedUnits)
    .replace(/(\p{M}{30})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/\p{C}/gu, '')
    .trim()
}

/** Longest name of a file that is shown, in characters. */
export const nameAtMost = 120

/** Normalisation shortens a name to no less than a quarter of its UTF-16 units, and a character has up to two. */
const looked = nameAtMost * 8

/**
 * The name of a file as it may be shown: without folders, control and direction characters, in NFC, with no more than 30
 * combining marks in a row. Of a long name only the beginning is looked at, since normalising may take time in the square of
 * its length.
 * @param name as its owner wrote it
 */
export function readableName(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  return last
    .slice(0, looked)
    .replace(/(\p{M}{30})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/\p{C}/gu, '')
    .trim()
}

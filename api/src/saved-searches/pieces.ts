/** The characters of a piece: two Korean syllables, which the form doubles. With four, a third as many searches are found in vain as with three. */
const length = 4

/**
 * The pieces of a searched text by which a new post may find the search: a post that contains the text contains each of them.
 * @param form the text in the form of the search index
 * @returns at least one; those with white space, which most posts contain, only if there is no other
 */
export function piecesOf(form: string): string[] {
  const characters = [...form]
  if (characters.length <= length) return [form]
  const all = runsOf(characters, length)
  const whole = all.filter((piece) => !/\s/.test(piece))
  return whole.length > 0 ? whole : all
}

/**
 * Every piece that a search may be stored with and that occurs in a post, with the empty one of searches without text.
 * @param content the text of the post in the form of the search index
 */
export function piecesIn(content: string): string[] {
  const characters = [...content]
  const sizes = Array.from({ length }, (_, index) => index + 1)
  return ['', ...sizes.flatMap((size) => runsOf(characters, size))]
}

/** The distinct runs of some characters in a row. */
function runsOf(characters: readonly string[], size: number): string[] {
  const found = new Set<string>()
  for (let at = 0; at + size <= characters.length; at++) found.add(characters.slice(at, at + size).join(''))
  return [...found]
}

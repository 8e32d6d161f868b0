/** The beginning of a text, cut between code points so that no emoji is split, and between words if there are spaces. */
export function shortened(text: string, maxLength: number): string {
  const letters = [...text]
  if (letters.length <= maxLength) return text
  const cut = letters.slice(0, maxLength - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`
}

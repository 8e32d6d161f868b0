const signs = new Intl.Segmenter()

/** UTF-16 units of a sign, on average. A sign may have thousands, for example joined emoji, which would defeat the limit. */
const unitsPerSign = 8

/**
 * The beginning of a text, cut between signs as people see them, so that no emoji is split, and between words if there are spaces.
 * @param maxLength in signs
 */
export function shortened(text: string, maxLength: number): string {
  const maxUnits = maxLength * unitsPerSign
  let end = 0
  let count = 0
  // Only as far as necessary: a description may be much longer.
  for (const { index } of signs.segment(text)) {
    count += 1
    if (count > maxLength || index > maxUnits) return beginning(text.slice(0, end))
    end = index
  }
  return text.length > maxUnits ? beginning(text.slice(0, end)) : text
}

function beginning(cut: string): string {
  const space = cut.lastIndexOf(' ')
  return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`
}

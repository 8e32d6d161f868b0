/**
 * The contrast ratio of two opaque colours, from 1 to 21, as WCAG 2.2 defines it.
 * @param one `#rrggbb`
 * @throws Error if a colour has another format
 */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const weights = [0.2126, 0.7152, 0.0722] as const

function luminance(colour: string): number {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)?.slice(1)
  if (!parts) throw new Error(`"${colour}" is not an opaque colour: write it as #rrggbb.`)
  return weights.reduce(
    (sum, weight, at) => sum + weight * linear(Number.parseInt(parts[at] ?? '', 16) / 255),
    0,
  )
}

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

import type { Region } from '@within-reach/contract'

// What people write when they mean a region. Whole words only, so that "Ukraine" is not "UK"; Korean has no such
// boundary, since particles follow at once (한국에서).
const names: Readonly<Record<Exclude<Region, 'Others'>, RegExp>> = {
  'South Korea': /\b(south korea|korea|rok)\b|한국|대한민국/i,
  'United Kingdom': /\b(united kingdom|uk|u\.k|great britain|britain|england|scotland|wales)\b|영국/i,
}

/** The regions that a free text names. */
export function regionsNamedIn(text: string): Region[] {
  return (Object.keys(names) as (keyof typeof names)[]).filter((region) => names[region].test(text))
}

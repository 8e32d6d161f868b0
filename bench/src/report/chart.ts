import type { Spread } from '../measure/statistics'

/** Grouped bars from zero, with a line from minimum to maximum. */
export interface Chart {
  readonly title: string
  readonly unit: string
  readonly groups: readonly { readonly name: string; readonly bars: readonly Bar[] }[]
}

interface Bar {
  readonly name: string
  readonly value: Spread
}

const width = 720
const left = 170
const right = 90
const barHeight = 16
const gap = 12
const withLegend = 58
const withoutLegend = 42
/** Distinguishable with colour blindness, and in grey. */
const colours = ['#0b5cad', '#e08a1e', '#5b8c3a', '#8a4fa3']

/** Draws a chart as an SVG file. It has a white background, so that it is readable on a dark page. */
export function drawChart({ title, unit, groups }: Chart): string {
  const bars = groups.flatMap((group) => group.bars)
  const names = [...new Set(bars.map(({ name }) => name))]
  const largest = Math.max(...bars.map(({ value }) => value.most))
  const step = stepFor(largest)
  const most = step * Math.ceil(largest / step)
  const x = (value: number) => round(left + ((width - left - right) * value) / most)
  const top = names.length > 1 ? withLegend : withoutLegend
  const body: string[] = []
  let y = top
  for (const { name, bars: own } of groups) {
    const middle = y + (own.length * barHeight) / 2
    body.push(text(left - 10, middle + 4, name, 'text-anchor="end"'))
    for (const { name: series, value } of own) {
      const centre = y + barHeight / 2
      const colour = colours[names.indexOf(series) % colours.length] ?? ''
      body.push(
        `<rect x="${left}" y="${y + 1}" width="${round(x(value.median) - left)}" height="${barHeight - 2}" fill="${colour}"/>`,
        ...[
          ['#fff', 4],
          ['#222', 1.5],
        ].map(
          ([stroke, thick]) =>
            `<path d="M${x(value.least)} ${centre}H${x(value.most)}" stroke="${stroke}" stroke-width="${thick}"/>`,
        ),
        text(x(value.most) + 6, centre + 4, label(value.median)),
      )
      y += barHeight
    }
    y += gap
  }
  const ticks = Array.from({ length: Math.round(most / step) + 1 }, (_, n) => n * step)
  const grid = ticks.flatMap((tick) => [
    `<path d="M${x(tick)} ${top - 6}V${y}" stroke="#ddd"/>`,
    text(x(tick), y + 16, label(tick), 'text-anchor="middle" fill="#555"'),
  ])
  const height = y + 30
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escape(title)}" font-family="system-ui, sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" rx="6" fill="#fff"/>`,
    text(14, 22, `${title}, ${unit}`, 'font-size="14" font-weight="600"'),
    ...legend(names),
    ...grid,
    ...body,
    '</svg>\n',
  ].join('\n')
}

/** A single series needs no legend. */
function legend(names: readonly string[]): string[] {
  let x = 14
  return (names.length > 1 ? names : []).flatMap((name, at) => {
    const from = x
    x += 24 + name.length * 7
    return [
      `<rect x="${from}" y="34" width="10" height="10" fill="${colours[at % colours.length] ?? ''}"/>`,
      text(from + 15, 43, name),
    ]
  })
}

/** One, two or five times a power of ten, so that there are four to eight ticks. */
function stepFor(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most / 4))
  return ([1, 2, 5, 10].find((times) => most / (times * power) <= 8) ?? 10) * power
}

const round = (value: number): number => Math.round(value * 10) / 10
const label = (value: number): string => String(Number(value.toPrecision(3)))
const escape = (content: string): string =>
  content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const text = (x: number, y: number, content: string, more = 'fill="#222"'): string =>
  `<text x="${round(x)}" y="${round(y)}" ${more.includes('fill') ? more : `fill="#222" ${more}`}>${escape(content)}</text>`

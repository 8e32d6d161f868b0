import { type Language, pickLanguage } from '@within-reach/contract'
import { labelOf, nameOf } from './field-names'
import { frameTexts, sectionTitles } from './section-names'
import type { Row, Section, Value } from './section'

const style = `body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#1c1c1c;background:#fff}
h2{margin-top:3rem;border-bottom:1px solid #ccc}article{margin:1rem 0;padding-bottom:1rem;border-bottom:1px solid #eee}
dl{display:grid;grid-template-columns:minmax(6rem,12rem) 1fr;gap:.25rem 1rem;margin:0}dt{color:#595959}
dd{margin:0;min-width:0;white-space:pre-line;overflow-wrap:anywhere}img{max-width:100%;max-height:20rem}
@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}`

/**
 * The archive as a page that a person reads, piece by piece.
 * @param rows reads a part
 * @param at the time of the export
 */
export async function* htmlOf(
  sections: readonly Section[],
  rows: (section: Section) => AsyncIterable<Row>,
  at: Date,
  language: Language,
): AsyncGenerator<string> {
  const { title, from, none, json } = frameTexts
  yield `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${pickLanguage(title, language)}</title><style>${style}</style></head>
<body>
<h1>${pickLanguage(title, language)}</h1>
<p>${pickLanguage(from, language)} ${timeOf(at)}. <a href="data.json">${pickLanguage(json, language)}</a></p>
<nav><ul>${sections.map(({ name }) => `<li><a href="#${name}">${pickLanguage(sectionTitles[name], language)}</a></li>`).join('')}</ul></nav>
`
  for (const section of sections) {
    yield `<section id="${section.name}">\n<h2>${pickLanguage(sectionTitles[section.name], language)}</h2>\n`
    let isEmpty = true
    for await (const row of rows(section)) {
      isEmpty = false
      yield articleOf(row, language)
    }
    yield isEmpty ? `<p>${pickLanguage(none, language)}</p>\n</section>\n` : '</section>\n'
  }
  yield '</body>\n</html>\n'
}

/** A row as a list of what is known. */
function articleOf(row: Row, language: Language): string {
  const known = Object.entries(row).filter(([, value]) => !isNothing(value))
  const lines = known.map(
    ([field, value]) =>
      `<dt>${escaped(labelOf(field, language))}</dt><dd>${shown(field, value, language)}</dd>`,
  )
  return `<article><dl>${lines.join('')}</dl></article>\n`
}

const isNothing = (value: Value): boolean =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0)

function shown(field: string, value: Value, language: Language): string {
  if (value instanceof Date) return timeOf(value)
  if (field === 'files' && typeof value === 'object') return (value ?? []).map(fileOf).join(' ')
  if (typeof value === 'object') return escaped((value ?? []).join(', '))
  return value === true ? '✓' : escaped(nameOf(field, String(value), language))
}

const timeOf = (time: Date): string =>
  `<time datetime="${time.toISOString()}">${time.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`

const fileOf = (path: string): string => {
  const name = escaped(path.slice(path.lastIndexOf('/') + 1))
  const address = escaped(path)
  const content = path.endsWith('.webp') ? `<img src="${address}" alt="${name}" loading="lazy">` : name
  return `<a href="${address}">${content}</a>`
}

/** Nothing that a member wrote is markup here. */
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

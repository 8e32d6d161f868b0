import { descriptionTags } from '@within-reach/contract'
import { Parser } from 'htmlparser2'
import { cleanHtml, isAllowedAttribute } from '../clean-html'

/** Elements whose content is not the author's text, as in DOMPurify. */
const dropped = new Set([
  ...['audio', 'colgroup', 'iframe', 'math', 'noembed', 'noframes', 'noscript', 'plaintext'],
  ...['script', 'style', 'svg', 'template', 'title', 'video', 'xmp'],
])

/** As in a browser, HTML inside these ends them, so that an unclosed one does not swallow the rest of the text. */
const foreign = new Set(['math', 'svg'])
const allowedTags: ReadonlySet<string> = new Set(descriptionTags)
const endsForeign: ReadonlySet<string> = new Set(descriptionTags.filter((name) => name !== 'a'))

/** Allowed tags that end a line by themselves. */
const blocks = new Set(['p', 'ul', 'ol', 'li'])

/** Other elements whose text is on lines of its own. Mail programs and notes wrap each line in a `div`. */
const lines = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'center', 'dd', 'details', 'div', 'dl', 'dt', 'fieldset'],
  ...['figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'main'],
  ...['nav', 'pre', 'section', 'summary', 'table', 'tr'],
])
const cells = new Set(['td', 'th'])
const lineBreak = '<br>'

/**
 * Rewrites markup to the tags and attributes of the rich editor, without a document. A browser reports handlers and
 * styles as violations of the page's content policy as soon as one of its own parsers reads them.
 * @param html any markup: pasted, dropped, or typed before the editor was loaded
 * @returns markup of allowed tags, allowed attributes in double quotes, and escaped text
 */
export function rewriteHtml(html: string): string {
  let rewritten = ''
  const openDropped: string[] = []
  const endTags: string[] = []
  /** Whether the current line has text, and what separates it from its next text. */
  let hasText = false
  let separator = ''
  const beginLine = () => {
    hasText = false
    separator = ''
  }
  const separate = (name: string) => {
    if (openDropped.length > 0) return
    if (blocks.has(name)) beginLine()
    if (!hasText) return
    if (lines.has(name)) separator = lineBreak
    else if (cells.has(name)) separator ||= ' '
  }
  const writeSeparator = () => {
    rewritten += separator
    separator = ''
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      separate(name)
      while (endsForeign.has(name) && foreign.has(openDropped.at(-1) ?? '')) openDropped.pop()
      if (dropped.has(name)) openDropped.push(name)
      const written = openDropped.length === 0 ? writtenTag(name, attributes.style) : undefined
      if (written && !blocks.has(written)) writeSeparator()
      if (written === 'br') beginLine()
      if (written) rewritten += `<${written}${writtenAttributes(attributes)}>`
      endTags.push(written && written !== 'br' ? `</${written}>` : '')
    },
    onclosetag(name) {
      rewritten += endTags.pop() ?? ''
      if (openDropped.at(-1) === name) openDropped.pop()
      separate(name)
    },
    ontext(text) {
      if (openDropped.length > 0) return
      if (text.trim() !== '') {
        writeSeparator()
        hasText = true
      }
      rewritten += escaped(text)
    },
  })
  parser.end(html)
  return rewritten
}

/** Markup from outside the editor, made safe for its parser: rewritten, then checked by DOMPurify. */
export const cleanInput = (html: string): string => cleanHtml(rewriteHtml(html), ['data-pm-slice'])

/**
 * The tag to write for a tag. Google Docs styles a `span` for bold and italic, and wraps everything in a `b` that is
 * not bold.
 */
function writtenTag(name: string, style = ''): string | undefined {
  if (name === 'b' && normalWeight.test(style)) return undefined
  if (allowedTags.has(name)) return name
  if (name !== 'span') return undefined
  if (boldWeight.test(style)) return 'strong'
  return italic.test(style) ? 'em' : undefined
}

const normalWeight = /(?:^|[;\s])font-weight:\s*(?:normal|[1-4]00)\b/i
const boldWeight = /(?:^|[;\s])font-weight:\s*(?:bold|[6-9]00)\b/i
const italic = /(?:^|[;\s])font-style:\s*italic\b/i

const writtenAttributes = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([name, value]) => isAllowedAttribute(name, value))
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

import { decodedText } from '@within-reach/contract'
import type { MarkedLink } from './interlock'

export { readableLines, readableText } from '@within-reach/contract'

// The text of a link may be bold. It ends with the next tag of a link, so that the search takes linear time.
const link = /<a\b[^<>]*\bhref="([^"]*)"[^<>]*>([^<]*(?:<(?!\/?a\b)[^<]*)*)/g

/** The links of the HTML of a description. */
export function linksIn(html: string): MarkedLink[] {
  return [...html.matchAll(link)].map(([, href = '', text = '']) => ({
    href: decodedText(href),
    text: decodedText(text),
  }))
}

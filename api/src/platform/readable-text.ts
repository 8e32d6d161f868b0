import { decodedText } from '@within-reach/contract'
import type { MarkedLink } from './interlock'

export { readableLines, readableText } from '@within-reach/contract'

/** The links of the HTML of a description. */
export function linksIn(html: string): MarkedLink[] {
  return [...html.matchAll(/<a\b[^<>]*\bhref="([^"]*)"[^<>]*>([^<]*)/g)].map(([, href = '', text = '']) => ({
    href: decodedText(href),
    text: decodedText(text),
  }))
}

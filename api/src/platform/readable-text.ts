import type { MarkedLink } from './interlock'

/** The visible text of the HTML of a description, on one line, for search. */
export function readableText(html: string): string {
  return decoded(html.replace(blocks, ' '))
    .replace(/[\s\u200b-\u200d\u2060\ufeff]+/g, ' ')
    .trim()
}

/** The visible text of the HTML of a description, one line per paragraph. */
export const readableLines = (html: string): string => decoded(html.replace(blocks, '\n')).trim()

/** The links of the HTML of a description. */
export function linksIn(html: string): MarkedLink[] {
  return [...html.matchAll(/<a\b[^<>]*\bhref="([^"]*)"[^<>]*>([^<]*)/g)].map(([, href = '', text = '']) => ({
    href: decoded(href),
    text: decoded(text),
  }))
}

const blocks = /<\/?(p|br|ul|ol|li)\b[^<>]*>/g

const decoded = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

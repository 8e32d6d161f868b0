const blocks = /<\/?(p|br|ul|ol|li)\b[^<>]*>/g

/** The visible text of the HTML of a description, on one line, for search. */
export function readableText(html: string): string {
  return decodedText(html.replace(blocks, ' '))
    .replace(/[\s\u200b-\u200d\u2060\ufeff]+/g, ' ')
    .trim()
}

// Editors put the text of an entry into a paragraph.
const betweenEntries = /(?:<\/p>)?<\/li><li\b[^<>]*>(?:<p>)?/g

/** The visible text of the HTML of a description: a line for each entry of a list, and at most one blank line in a row. */
export const readableLines = (html: string): string =>
  decodedText(html.replace(betweenEntries, '<br>').replace(blocks, '\n'))
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** HTML of a description without its markup, with its character references resolved. */
export const decodedText = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

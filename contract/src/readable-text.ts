const blocks = /<\/?(p|br|ul|ol|li)\b[^<>]*>/g

/** The visible text of the HTML of a description, on one line, for search. */
export function readableText(html: string): string {
  return decodedText(html.replace(blocks, ' '))
    .replace(/[\s\u200b-\u200d\u2060\ufeff]+/g, ' ')
    .trim()
}

/** The visible text of the HTML of a description, one line per paragraph. */
export const readableLines = (html: string): string => decodedText(html.replace(blocks, '\n')).trim()

/** HTML of a description without its markup, with its character references resolved. */
export const decodedText = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

/** The rich editor's markup, and therefore stored markup, starts with one of these. */
const block = /^<(p|ul|ol)\b[^>]*>/

/** Whether a description is the rich editor's markup, rather than text of the plain field. */
export const isMarkup = (description: string): boolean => block.test(description)

/** A stored description as the rich editor's markup: wrapped in a paragraph if necessary. */
export const asMarkup = (stored: string): string => (isMarkup(stored) ? stored : `<p>${stored}</p>`)

/** A description as input of the rich editor. Lines of plain text become paragraphs, and special characters stay. */
export function asHtml(text: string): string {
  if (text === '' || isMarkup(text)) return text
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')
}

/** A description as input of the plain field: paragraphs become lines. */
export function asPlainText(description: string): string {
  if (!isMarkup(description)) return description
  const lines = description.replaceAll(/<br\b[^>]*>|<\/p>(?!<\/li>)|<\/li>/g, '$&\n')
  // Without the browser's parser, because the page's policy accepts only clean markup.
  return lines
    .replaceAll(/<(?:[^">]|"[^"]*")*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: keyof typeof entities) => entities[name])
    .trim()
}

/** The characters that stored markup writes as named entities. */
const entities = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

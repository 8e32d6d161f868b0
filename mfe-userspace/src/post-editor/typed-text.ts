/** The rich editor, and whatever the service stores of it, begins with one of these. */
const block = /^<(p|ul|ol)\b[^>]*>/

/** Whether a description is markup of the rich editor, rather than what was typed into the plain box. */
export const isMarkup = (description: string): boolean => block.test(description)

/** A description that the service stored, so that it begins as the rich editor's own do. */
export const asMarkup = (stored: string): string => (isMarkup(stored) ? stored : `<p>${stored}</p>`)

/** A description as the rich editor takes it; of plain text lines become paragraphs, and signs stay signs. */
export function asHtml(text: string): string {
  if (text === '' || isMarkup(text)) return text
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')
}

/** A description as the plain box takes it: paragraphs become lines. */
export function asPlainText(description: string): string {
  if (!isMarkup(description)) return description
  const lines = description.replaceAll(/<br\b[^>]*>|<\/p>(?!<\/li>)|<\/li>/g, '$&\n')
  // Not by the browser's parser, to which the page's policy passes clean markup only.
  return lines
    .replaceAll(/<(?:[^">]|"[^"]*")*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: keyof typeof signs) => signs[name])
    .trim()
}

/** The signs that stand in stored markup by their names. */
const signs = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

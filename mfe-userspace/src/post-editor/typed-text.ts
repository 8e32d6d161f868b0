/** What was typed into the plain box, as the rich editor takes it: lines become paragraphs, and signs stay signs. */
export function asHtml(text: string): string {
  if (text === '') return ''
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')
}

const tags = /<\/?(p|br|b|strong|i|em|ul|ol|li|a)\b/i

/**
 * What the plain box held, as the rich editor takes it: lines become paragraphs; markup that the rich editor wrote before stays.
 */
export function asHtml(text: string): string {
  if (text === '' || tags.test(text)) return text
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')
}

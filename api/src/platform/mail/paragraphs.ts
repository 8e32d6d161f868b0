/** A text of other people in one line, so that nobody can forge a line of a mail. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A text of other people in indented lines, so that nobody can forge a line of a mail. */
export const indented = (text: string): string => `    ${indentedRest(text)}`

/** The same for a text that begins within a line. */
export const indentedRest = (text: string): string =>
  text.replace(/\r\n?|[\n\u2028\u2029\u0085\v\f]/g, '\n    ')

/** The text of a mail to members: its paragraphs and the name of the site. */
export const paragraphs = (...texts: readonly string[]): string => [...texts, 'Within Reach', ''].join('\n\n')

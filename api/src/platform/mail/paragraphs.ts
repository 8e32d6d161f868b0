/** A text of other people in one line, so that nobody can forge a line of a mail. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The text of a mail to members: its paragraphs and the name of the site. */
export const paragraphs = (...texts: readonly string[]): string => [...texts, 'Within Reach', ''].join('\n\n')

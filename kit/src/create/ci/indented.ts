/** A text whose lines begin further right. Empty lines stay empty. */
export const indented = (text: string, spaces: number): string =>
  text.replaceAll(/^(?=.)/gm, ' '.repeat(spaces))

/** A LIKE pattern that finds a text anywhere, with `%`, `_` and `\` standing for themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

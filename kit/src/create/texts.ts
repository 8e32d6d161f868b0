/** The texts of new files, by their path. */
export type Files = Readonly<Record<string, string>>

/** A text as a string literal. */
export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

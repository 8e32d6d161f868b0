import type { NewRemote } from './new-remote'

/** The texts of new files, by their path. */
export type Files = Readonly<Record<string, string>>

/** A text as a string literal. */
export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** The title of a remote as an object literal. */
export const titleOf = (title: NewRemote['title']): string =>
  `{ ${Object.entries(title)
    .map(([language, text]) => `${language}: ${quoted(text)}`)
    .join(', ')} }`

import type { Language } from '@within-reach/contract'

/**
 * The message catalogues of a language among the files of a build, by the name of their chunk in each package's `locales/catalog.ts`.
 * @param files the names of all files
 */
export const cataloguesOf = (files: readonly string[], language: Language): string[] =>
  files.filter((file) => new RegExp(`^(?:i18n|words)-${language}(?:-po)?\\.\\w+\\.js$`).test(file))

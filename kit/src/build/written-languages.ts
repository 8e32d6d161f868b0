import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Language, languages } from '@within-reach/contract'

/**
 * The languages that a remote is written in: English, and those with a file in `src/locales`. It shows English in the others.
 * @param root the remote's folder
 */
export const writtenLanguages = (root: string): Language[] =>
  languages.filter(
    (language) => language === 'en' || existsSync(path.join(root, `src/locales/${language}.po`)),
  )

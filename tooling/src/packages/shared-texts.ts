import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Language, languages } from '@within-reach/contract'
import { remoteNames } from '../../bootstrap/remotes.mjs'
import { repository } from '../build/packages'

/**
 * The translations of the texts of shared-core, by language and then by their English text, from the catalogues of the
 * remotes. All of these contain the texts, because a page has one catalogue.
 */
export const sharedTexts = (): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    languages.filter((language) => language !== 'en').map((language) => [language, textsIn(language)]),
  )

function textsIn(language: Language): Record<string, string> {
  const [remote = ''] = remoteNames()
  const catalogue = readFileSync(path.join(repository, remote, `src/locales/${language}.po`), 'utf8')
  const shared = catalogue.split('\n\n').filter((entry) => /^#: shared-core\//m.test(entry))
  return Object.fromEntries(shared.map((entry) => [textIn(entry, 'msgid'), textIn(entry, 'msgstr')]))
}

/** A field of a catalogue's entry, which may continue on further lines. */
function textIn(entry: string, field: 'msgid' | 'msgstr'): string {
  const [, lines = ''] = new RegExp(`^${field} ((?:".*"\\n?)+)`, 'm').exec(entry) ?? []
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string)
    .join('')
}

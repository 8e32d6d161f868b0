import { readFile } from 'node:fs/promises'
import type { Language } from '@within-reach/contract'

/** Translations by language, and then by their English text. */
export type Translations = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>

/**
 * The translations of the texts of shared-core. `npm run packages` takes them from the catalogues of the repository's
 * remotes. In the repository itself there are none.
 */
export async function sharedTexts(): Promise<Translations> {
  const text = await readFile(new URL('../shared-texts.json', import.meta.url), 'utf8').catch(() => '{}')
  return JSON.parse(text) as Translations
}

import { readFile } from 'node:fs/promises'

/**
 * The Korean of the texts of shared-core, by their English text. `npm run packages` takes it from the catalogues of the
 * repository's remotes. In the repository itself it is empty.
 */
export async function sharedTexts(): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(new URL('../shared-texts.json', import.meta.url), 'utf8').catch(() => '{}')
  return JSON.parse(text) as Record<string, string>
}

import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import path from 'node:path'
import { languages } from '@within-reach/contract'
import type { translationsOf } from '@within-reach/kit/create'
import { repository } from '../build/packages'

/**
 * Writes the catalogues of a new package. A message that another package has gets the same translation.
 * @param packageName its folder
 * @param own the translations of its own messages, in each language
 */
export async function writeMessages(
  packageName: string,
  own: ReturnType<typeof translationsOf>,
): Promise<void> {
  const catalogs = await getCatalogs(getConfig({ cwd: repository }))
  const isOwn = (file: string) => file.startsWith(path.join(repository, packageName) + path.sep)
  const catalog = catalogs.find((one) => isOwn(one.path))
  if (!catalog) throw new Error(`${packageName} has no src/locales/catalog.ts.`)
  await catalog.make({ clean: true, overwrite: false, locale: [...languages], orderBy: 'message' })
  const others = catalogs.filter((one) => one !== catalog)
  for (const language of languages) {
    if (language === 'en') continue
    const texts = Object.fromEntries(own)[language] ?? {}
    const known = new Map<string, string>()
    for (const other of others)
      for (const [id, { translation }] of Object.entries(await other.read(language)))
        if (translation) known.set(id, translation)
    const messages = await catalog.read(language)
    for (const [id, entry] of Object.entries(messages))
      entry.translation ||= texts[entry.message ?? ''] ?? known.get(id) ?? ''
    await catalog.write(language, messages)
  }
}

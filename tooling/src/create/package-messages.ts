import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import path from 'node:path'
import { repository } from '../build/packages'

/**
 * Writes the catalogues of a new package. A message that another package has gets the same translation.
 * @param packageName its folder
 * @param own the Korean translations of its own messages, by their English text
 */
export async function writeMessages(
  packageName: string,
  own: Readonly<Record<string, string>>,
): Promise<void> {
  const catalogs = await getCatalogs(getConfig({ cwd: repository }))
  const isOwn = (file: string) => file.startsWith(path.join(repository, packageName) + path.sep)
  const catalog = catalogs.find((one) => isOwn(one.path))
  if (!catalog) throw new Error(`${packageName} has no src/locales/catalog.ts.`)
  await catalog.make({ clean: true, overwrite: false, locale: ['en', 'ko'], orderBy: 'message' })
  const known = new Map<string, string>()
  for (const other of catalogs.filter((one) => one !== catalog))
    for (const [id, { translation }] of Object.entries(await other.read('ko')))
      if (translation) known.set(id, translation)
  const messages = await catalog.read('ko')
  for (const [id, entry] of Object.entries(messages))
    entry.translation ||= own[entry.message ?? ''] ?? known.get(id) ?? ''
  await catalog.write('ko', messages)
}

import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import path from 'node:path'
import { repository } from '../build/rooms'

/**
 * Writes the catalogues of a new room. What it shares with the other rooms is said as they say it.
 * @param room its folder
 * @param own its own sentences in Korean, by the English ones
 */
export async function writeWords(room: string, own: Readonly<Record<string, string>>): Promise<void> {
  const catalogs = await getCatalogs(getConfig({ cwd: repository }))
  const isOwn = (file: string) => file.startsWith(path.join(repository, room) + path.sep)
  const catalog = catalogs.find((one) => isOwn(one.path))
  if (!catalog) throw new Error(`${room} has no src/locales/catalog.ts.`)
  await catalog.make({ clean: true, overwrite: false, locale: ['en', 'ko'], orderBy: 'message' })
  const known = new Map<string, string>()
  for (const other of catalogs.filter((one) => one !== catalog))
    for (const [id, { translation }] of Object.entries(await other.read('ko')))
      if (translation) known.set(id, translation)
  const words = await catalog.read('ko')
  for (const [id, entry] of Object.entries(words))
    entry.translation ||= own[entry.message ?? ''] ?? known.get(id) ?? ''
  await catalog.write('ko', words)
}

import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import path from 'node:path'
import { repository } from './rooms'

/** The words of a room. */
export interface RoomWords {
  readonly room: string
  readonly sentences: number
  /** What is wrong with its catalogues, a line each; none where every sentence stands in them in every language. */
  readonly faults: readonly string[]
}

/**
 * Holds the sentences of rooms against their catalogues.
 * @param only the rooms' names; all that speak unless told
 */
export async function checkWords(only?: readonly string[]): Promise<RoomWords[]> {
  const config = getConfig({ cwd: repository })
  const found: RoomWords[] = []
  for (const catalog of await getCatalogs(config)) {
    const room = path.relative(repository, path.dirname(path.dirname(path.dirname(catalog.path))))
    if (only && !only.includes(room)) continue
    const spoken = new Set(Object.keys((await catalog.collect()) ?? {}))
    const all = await catalog.readAll()
    const faults = config.locales.flatMap((locale) => {
      const entries = Object.entries(all[locale] ?? {})
      const known = new Set(entries.map(([id]) => id))
      return [
        ...[...spoken]
          .filter((id) => !known.has(id))
          .map((id) => `a sentence is in no ${locale} catalogue (${id})`),
        ...entries.flatMap(([id, { message, translation, obsolete }]) => {
          if (obsolete || !spoken.has(id)) return [`"${message ?? id}" (${locale}) is said nowhere any more`]
          return translation || locale === config.sourceLocale
            ? []
            : [`"${message ?? id}" has no ${locale} words`]
        }),
      ]
    })
    found.push({ room, sentences: spoken.size, faults: faults.map((fault) => `${room}: ${fault}`) })
  }
  return found
}

/** What to do about faults. */
export const advice = 'Run "npm run words", then complete the ko.po that it changed.'

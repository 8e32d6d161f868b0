import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import path from 'node:path'

/** The messages of a package. */
export interface PackageMessages {
  readonly packageName: string
  /** The number of messages in its sources. */
  readonly count: number
  /** The problems of its catalogues, one per line. None if every message is in every catalogue. */
  readonly problems: readonly string[]
}

/**
 * Compares the messages of packages with their catalogues.
 * @param folder of the Lingui configuration: a repository, or one package
 * @param only the packages' names; all with catalogues by default
 * @param locales the languages that must be complete; all of the configuration by default
 */
export async function checkMessages(
  folder: string,
  only?: readonly string[],
  locales?: readonly string[],
): Promise<PackageMessages[]> {
  const config = getConfig({ cwd: folder })
  const found: PackageMessages[] = []
  for (const catalog of await getCatalogs(config)) {
    // A part of a package can have a catalogue of its own.
    const [root = ''] = path.relative(folder, catalog.path).split(/(?:^|[\\/])src[\\/]/)
    const packageName = root || path.basename(folder)
    if (only && !only.includes(packageName)) continue
    const used = new Set(Object.keys((await catalog.collect()) ?? {}))
    const all = await catalog.readAll()
    const problems = (locales ?? config.locales).flatMap((locale) => {
      const entries = Object.entries(all[locale] ?? {})
      const known = new Set(entries.map(([id]) => id))
      return [
        ...[...used]
          .filter((id) => !known.has(id))
          .map((id) => `a message is missing in the ${locale} catalogue (${id})`),
        ...entries.flatMap(([id, { message, translation, obsolete }]) => {
          if (obsolete || !used.has(id)) return [`"${message ?? id}" (${locale}) is not used any more`]
          return translation || locale === config.sourceLocale
            ? []
            : [`"${message ?? id}" has no ${locale} translation`]
        }),
      ]
    })
    found.push({
      packageName,
      count: used.size,
      problems: problems.map((problem) => `${packageName}: ${problem}`),
    })
  }
  return found
}

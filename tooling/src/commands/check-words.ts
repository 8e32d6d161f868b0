import { getCatalogs, type AllCatalogsType } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import path from 'node:path'
import { repository } from '../build/rooms'

/**
 * Whether every sentence of the sources stands in its room's catalogues, in every language, and nothing else does.
 * Ends with 1 and says what to do where it is not so.
 */
const config = getConfig({ cwd: repository })
const faults: string[] = []

for (const catalog of await getCatalogs(config)) {
  const room = path.relative(repository, path.dirname(path.dirname(path.dirname(catalog.path))))
  const spoken = Object.keys(
    (await catalog.collect({ configPath: path.join(repository, 'lingui.config.mjs') } as never)) ?? {},
  )
  const all: AllCatalogsType = await catalog.readAll()
  for (const locale of config.locales) {
    const entries = all[locale] ?? {}
    for (const id of spoken)
      if (!entries[id]) faults.push(`${room}: a sentence is in no ${locale} catalogue (${id})`)
    for (const [id, { message, translation, obsolete }] of Object.entries(entries)) {
      const what = `${room} (${locale}): "${message ?? id}"`
      if (obsolete || !spoken.includes(id)) faults.push(`${what} is said nowhere any more`)
      else if (!translation && locale !== config.sourceLocale) faults.push(`${what} has no translation`)
    }
  }
  console.log(`${room}: ${spoken.length} sentences in ${config.locales.join(' and ')}`)
}

if (faults.length > 0) {
  console.error(`${faults.join('\n')}\nRun "npm run words", then complete the ko.po that it changed.`)
  process.exitCode = 1
}

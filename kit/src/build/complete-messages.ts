import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { checkMessages, type PackageMessages } from './messages'
import { sharedTexts } from './shared-texts'
import { writtenLanguages } from './written-languages'

/**
 * Extracts the texts of a remote into its catalogues, and adds the translations of those of shared-core.
 * @param root the remote's folder
 * @returns the messages, with those that still have no translation
 */
export async function completeMessages(root: string): Promise<PackageMessages[]> {
  const known = await sharedTexts()
  const locale = writtenLanguages(root)
  for (const catalog of await getCatalogs(getConfig({ cwd: root }))) {
    await catalog.make({ clean: true, overwrite: false, locale, orderBy: 'message' })
    for (const language of locale) {
      if (language === 'en') continue
      const messages = (await catalog.read(language)) ?? {}
      for (const entry of Object.values(messages))
        entry.translation ||= known[language]?.[entry.message ?? ''] ?? ''
      await catalog.write(language, messages)
    }
  }
  return checkMessages(root, undefined, locale)
}

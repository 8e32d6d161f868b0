import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { sharedTexts } from './shared-texts'
import { checkMessages, type PackageMessages } from './messages'

/**
 * Extracts the texts of a remote into its catalogues, and adds the Korean of those of shared-core.
 * @param root the remote's folder
 * @returns the messages, with those that still have no translation
 */
export async function completeMessages(root: string): Promise<PackageMessages[]> {
  const known = await sharedTexts()
  for (const catalog of await getCatalogs(getConfig({ cwd: root }))) {
    await catalog.make({ clean: true, overwrite: false, locale: ['en', 'ko'], orderBy: 'message' })
    const messages = (await catalog.read('ko')) ?? {}
    for (const entry of Object.values(messages)) entry.translation ||= known[entry.message ?? ''] ?? ''
    await catalog.write('ko', messages)
  }
  return checkMessages(root)
}

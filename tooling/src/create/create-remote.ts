import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type NewRemote, translationsOf } from '@within-reach/kit/create'
import { format, type FormatConfig } from 'oxfmt'
import { repository } from '../build/packages'
import { remoteFiles } from './package-files'
import { writeMessages } from './package-messages'

/**
 * Writes a new remote that works at once: a package with a screen, its test, its messages and its journey. The next
 * install links its packages.
 * @param remote its description
 */
export async function createRemote(remote: NewRemote): Promise<void> {
  for (const [file, text] of Object.entries(remoteFiles(remote))) {
    const target = path.join(repository, file)
    await mkdir(path.dirname(target), { recursive: true })
    // Never overwrites an existing journey or folder.
    await writeFile(target, await formatted(text, target), { flag: 'wx' })
  }
  await writeMessages(remote.name, translationsOf(remote))
}

async function formatted(text: string, target: string): Promise<string> {
  const settings = await readFile(path.join(repository, '.oxfmtrc.json'), 'utf8')
  const { code, errors } = await format(target, text, JSON.parse(settings) as FormatConfig)
  const [error] = errors
  if (error) throw new Error(`${target}: ${error.message}`)
  return code
}

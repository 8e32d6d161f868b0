import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { repository } from '../build/packages'
import type { NewRemote } from './new-remote'
import { packageFiles } from './package-files'
import { writeMessages } from './package-messages'
import { korean, screenFiles } from './screen-files'

/**
 * Writes a new remote that works at once: a package with a screen, its test, its words and its journey. Its packages are
 * linked by whoever installs next.
 * @param remote what it is made from
 */
export async function createRemote(remote: NewRemote): Promise<void> {
  for (const [file, text] of Object.entries({ ...packageFiles(remote), ...screenFiles(remote) })) {
    const target = path.join(repository, file)
    await mkdir(path.dirname(target), { recursive: true })
    // A journey or a folder that somebody began is theirs.
    await writeFile(target, await formatted(text, target), { flag: 'wx' })
  }
  await writeMessages(remote.name, korean(remote))
}

async function formatted(text: string, target: string): Promise<string> {
  return format(text, { ...(await resolveConfig(target)), filepath: target })
}

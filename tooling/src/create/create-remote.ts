import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { repository } from '../build/rooms'
import type { NewRemote } from './new-remote'
import { roomFiles } from './room-files'
import { writeWords } from './room-words'
import { korean, screenFiles } from './screen-files'

/**
 * Writes a new remote that works at once: a room with a screen, its test, its words and its journey. Its packages are
 * linked by whoever installs next.
 * @param remote what it is made from
 */
export async function createRemote(remote: NewRemote): Promise<void> {
  for (const [file, text] of Object.entries({ ...roomFiles(remote), ...screenFiles(remote) })) {
    const place = path.join(repository, file)
    await mkdir(path.dirname(place), { recursive: true })
    // A journey or a folder that somebody began is theirs.
    await writeFile(place, await formatted(text, place), { flag: 'wx' })
  }
  await writeWords(remote.name, korean(remote))
}

async function formatted(text: string, place: string): Promise<string> {
  return format(text, { ...(await resolveConfig(place)), filepath: place })
}

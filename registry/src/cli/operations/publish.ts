import { type DataOf, limits, publishVersion } from '@within-reach/contract'
import { CommandError } from '../command-error'
import type { Service } from '../service/connect'
import { readBuiltVersion } from './built-version'

/** The result of a publish. */
export type Publication = DataOf<typeof publishVersion> & { readonly files: number; readonly bytes: number }

/**
 * Uploads a built version, all or nothing: an interrupted upload leaves no version behind.
 * @param folder the folder of the built version
 * @throws CommandError if a file differs from its record, or the site refuses
 */
export async function publishFolder(service: Service, remote: string, folder: string): Promise<Publication> {
  const { recordText, files } = await readBuiltVersion(folder, remote)
  const large = files.find(({ bytes }) => bytes.length > limits.fileBytes)
  if (large)
    throw new CommandError(
      'refused',
      `${large.name} is larger than the ${limits.fileBytes / 1024 ** 2} MB that a file may have: split it.`,
    )
  const published = await service.ask(publishVersion, { record: recordText }, files)
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  return { ...published, files: files.length, bytes }
}

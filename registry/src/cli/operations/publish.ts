import { type DataOf, limits, type Origin, publishVersion } from '@within-reach/contract'
import { CommandError } from '../command-error'
import type { Service } from '../service/connect'
import { type BuiltVersion, readBuiltVersion } from './built-version'

/** The result of a publish. */
export type Publication = DataOf<typeof publishVersion> & {
  readonly files: number
  readonly bytes: number
  readonly origin?: Origin
}

/**
 * Publishes the version in a folder, all or nothing: an interrupted upload leaves no version behind.
 * @param folder the folder of the built version
 * @param origin where it comes from, if that is known
 * @throws CommandError if a file differs from its record, or the site refuses
 */
export async function publishFolder(
  service: Service,
  remote: string,
  folder: string,
  origin?: Origin,
): Promise<Publication> {
  return upload(service, await readBuiltVersion(folder, remote), origin)
}

/**
 * Publishes a version whose files match its record.
 * @throws CommandError if a file is too large, or the site refuses
 */
export async function upload(
  service: Service,
  { recordText, files }: Pick<BuiltVersion, 'recordText' | 'files'>,
  origin: Origin | undefined,
): Promise<Publication> {
  const large = files.find(({ bytes }) => bytes.length > limits.fileBytes)
  if (large)
    throw new CommandError(
      'refused',
      `${large.name} is larger than the ${limits.fileBytes / 1024 ** 2} MB that a file may have: split it.`,
    )
  const fields = { record: recordText, ...(origin && { origin: JSON.stringify(origin) }) }
  const published = await service.ask(publishVersion, fields, files)
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  return { ...published, files: files.length, bytes, ...(origin && { origin }) }
}

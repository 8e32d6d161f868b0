import { type DataOf, limits, publishVersion } from '@within-reach/contract'
import { ReachError } from '../reach-error'
import type { Service } from '../service/connect'
import { readBuiltVersion } from './built-version'

/** What was published. */
export type Publication = DataOf<typeof publishVersion> & { readonly files: number; readonly bytes: number }

/**
 * Uploads a built version. All or nothing: a version whose upload was cut off is not there.
 * @param folder the folder of the built version
 * @throws ReachError where a file is not what its record says, or the site refuses
 */
export async function publishFolder(service: Service, remote: string, folder: string): Promise<Publication> {
  const { recordText, files } = await readBuiltVersion(folder, remote)
  const large = files.find(({ bytes }) => bytes.length > limits.fileBytes)
  if (large)
    throw new ReachError(
      'refused',
      `${large.name} is larger than the ${limits.fileBytes / 1024 ** 2} MB that a file may have.`,
    )
  const published = await service.ask(publishVersion, { record: recordText }, files)
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  return { ...published, files: files.length, bytes }
}

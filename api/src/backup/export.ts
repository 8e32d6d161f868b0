import type { FileStore } from '../platform/files/store'
import { writeWhole } from './archive-file'
import { checkArchive } from './check-archive'
import { contentsOf, type UploadTarget } from './contents'
import { type Manifest, uploadName } from './manifest'
import { inSnapshot } from './snapshot'
import { writeTar } from './tar'

/** The source of a backup. */
export interface Source {
  /** A PostgreSQL URL of the owner of the database. */
  readonly url: string
  readonly files: FileStore
}

const insideArchive: UploadTarget = {
  find: () => Promise.resolve(undefined),
  add: ({ key }, content) => Promise.resolve({ name: uploadName(key), content }),
}

/**
 * Writes the rows and the uploads of one moment to one file, while the site runs.
 * @param key encrypts it
 * @throws Error if it cannot be written, or is not read again as it was written
 */
export const exportTo = ({ url, files }: Source, file: string, key: Buffer | undefined): Promise<Manifest> =>
  inSnapshot(url, (client) =>
    writeWhole(file, writeTar(contentsOf(client, files, insideArchive)), key, (written) =>
      checkArchive(written, key, true),
    ),
  )

import type { FileStore } from '../platform/files/store'
import { contentsOf, type UploadTarget } from './contents'
import { type Manifest, sha256Of, uploadName } from './manifest'
import { inSnapshot } from './snapshot'
import { writeArchive } from './write-archive'

/** The source of a backup. */
export interface Source {
  /** A PostgreSQL URL of the owner of the database. */
  readonly url: string
  readonly files: FileStore
}

const insideArchive: UploadTarget = {
  find: () => Promise.resolve(undefined),
  add: (key, content) =>
    Promise.resolve({
      upload: { key, sha256: sha256Of(content) },
      entry: { name: uploadName(key), content },
    }),
}

/**
 * Writes the rows and the uploads of one moment to one file, while the site runs.
 * @param recipients encrypt it
 * @throws Error if it cannot be written, or is not read again as it was written
 */
export const exportTo = (
  { url, files }: Source,
  file: string,
  recipients: readonly string[] | undefined,
): Promise<Manifest> =>
  inSnapshot(url, async (client) => {
    const { manifest } = await writeArchive(file, contentsOf(client, files, insideArchive), recipients)
    return manifest
  })

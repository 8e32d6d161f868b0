import { writeWhole } from './archive-file'
import type { Manifest } from './manifest'
import { type Entry, writeTar } from './tar'

/** An archive on the disk. */
export interface WrittenArchive {
  readonly manifest: Manifest
  /** Of the file. */
  readonly sha256: string
}

/**
 * Writes an archive file, and reads it again.
 * @param contents its entries; it returns their manifest
 * @param recipients encrypt it
 * @throws Error if it cannot be written, or is not read again as it was written
 */
export async function writeArchive(
  file: string,
  contents: AsyncGenerator<Entry, Manifest>,
  recipients: readonly string[] | undefined,
): Promise<WrittenArchive> {
  const returned: Manifest[] = []
  const entries = async function* (): AsyncGenerator<Entry> {
    returned.push(yield* contents)
  }
  const sha256 = await writeWhole(file, writeTar(entries()), recipients)
  const [manifest] = returned
  if (!manifest) throw new Error(`${file} has no manifest`)
  return { manifest, sha256 }
}

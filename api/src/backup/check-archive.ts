import { type Manifest, manifestName, readManifest, sha256Of, uploadName } from './manifest'
import type { Entry } from './tar'

/**
 * Reads an archive to its end, and compares each part with the manifest.
 * @param uploadsInside whether the uploads are in it
 * @throws Error if a part is missing, too much or differs
 */
export async function checkArchive(entries: AsyncIterable<Entry>, uploadsInside: boolean): Promise<Manifest> {
  const found = new Map<string, string>()
  let manifest: Manifest | undefined
  for await (const { name, content } of entries)
    if (name === manifestName) manifest = readManifest(content)
    else found.set(name, sha256Of(content))
  if (!manifest) throw new Error('The backup is not complete: it has no manifest.')
  const parts = [
    ...manifest.tables.flatMap((table) => table.parts),
    ...(uploadsInside ? manifest.uploads.map(({ key, sha256 }) => ({ name: uploadName(key), sha256 })) : []),
  ]
  for (const { name, sha256 } of parts)
    if (found.get(name) !== sha256)
      throw new Error(`The backup is damaged: ${name} is not as it was written.`)
  if (found.size !== parts.length) throw new Error('The backup is damaged: it has more parts than it lists.')
  return manifest
}

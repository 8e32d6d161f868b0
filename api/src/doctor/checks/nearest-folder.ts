import { stat } from 'node:fs/promises'
import path from 'node:path'

/** The folder itself, or its nearest parent that exists: the start of the service creates the rest. */
export async function nearestFolder(folder: string): Promise<string> {
  const exists = await stat(folder).then(
    () => true,
    // Also a file in the middle of the path, or a folder that this user may not enter.
    () => false,
  )
  const parent = path.dirname(folder)
  return exists || parent === folder ? folder : nearestFolder(parent)
}

import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** How long mail files are stored, in milliseconds. */
const lifetime = 30 * 24 * 60 * 60_000

/**
 * Deletes old mail files of a site without a mail server.
 * @param folder DATA_DIR/mail, which need not exist
 * @param now milliseconds since 1970
 * @returns how many were deleted
 */
export async function removeOldMailFiles(folder: string, now: number): Promise<number> {
  let removed = 0
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/\.eml(\.half)?$/.test(name)) continue
    const file = path.join(folder, name)
    const written = await stat(file).catch(() => undefined)
    if (!written || now - written.mtimeMs < lifetime) continue
    await rm(file, { force: true })
    removed++
  }
  return removed
}

import { readFile } from 'node:fs/promises'

/**
 * Reads the key of a file.
 * @throws Error if there is no such file, or no key in it
 */
export async function readKey(file: string): Promise<Buffer> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`The key file cannot be read: ${error.message}.`, { cause: error })
  })
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== 32 || key.toString('base64') !== text.trim())
    throw new Error(`${file} must contain 32 bytes in base64. Create it with: openssl rand -base64 32`)
  return key
}

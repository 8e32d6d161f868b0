import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * The host name of the dev server of a remote's folder. It is random, so that no other page knows it, and stays the same, so
 * that its browser keeps the login. Browsers find names that end with `.localhost` on this computer (RFC 6761, section 6.3).
 */
export async function hostOf(root: string): Promise<string> {
  const file = path.join(root, '.cache/dev-host')
  const known = await readFile(file, 'utf8').catch(() => '')
  if (/^reach-[0-9a-f]{16}\.localhost$/.test(known)) return known
  const host = `reach-${randomBytes(8).toString('hex')}.localhost`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, host, { mode: 0o600 })
  return host
}

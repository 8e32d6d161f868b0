import { readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** A remote's sources in a folder of their own, as a team has them. */
export interface DevelopedCopy {
  readonly root: string
  /** Replaces a text, which the file must contain. @returns a function that takes the change back */
  change(file: string, text: string, other: string): () => void
  remove(): Promise<void>
}

/** @param remote its name */
export async function copyRemote(remote: string): Promise<DevelopedCopy> {
  const original = path.join(repository, remote)
  const root = await mkdtemp(path.join(tmpdir(), `${remote}-`))
  for (const name of ['src', 'package.json', 'webpack.config.ts'])
    await cp(path.join(original, name), path.join(root, name), { recursive: true })
  const lingui = pathToFileURL(path.join(repository, 'kit/src/lingui.mjs')).href
  writeFileSync(path.join(root, 'lingui.config.mjs'), `export { default } from ${JSON.stringify(lingui)}\n`)
  await symlink(path.join(original, 'node_modules'), path.join(root, 'node_modules'))
  return {
    root,
    change(file, text, other) {
      const full = path.join(root, file)
      const before = readFileSync(full, 'utf8')
      if (!before.includes(text)) throw new Error(`${file} does not contain ${text}`)
      writeFileSync(full, before.replace(text, other))
      return () => writeFileSync(full, before)
    },
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

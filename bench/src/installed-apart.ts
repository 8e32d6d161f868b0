import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

/** As in tooling/bootstrap/packages.mjs. */
const pnpm = 'pnpm@12.21.0'

/**
 * Copies a package that is not part of the workspace, because only one benchmark needs what it depends on, and installs its
 * dependencies. They are kept until the lockfile changes.
 * @param sources the package, with its lockfile
 * @param folder where it is installed
 */
export async function installApart(sources: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await cp(sources, folder, { recursive: true })
  const wanted = await readFile(path.join(sources, 'pnpm-lock.yaml'), 'utf8')
  const marker = path.join(folder, 'node_modules/.installed-from')
  if ((await readFile(marker, 'utf8').catch(() => '')) === wanted) return
  await promisify(execFile)(
    'npx',
    ['--yes', pnpm, 'install', '--ignore-workspace', '--frozen-lockfile', '--ignore-scripts'],
    { cwd: folder, env: { ...process.env, CI: 'true' } },
  )
  await writeFile(marker, wanted)
}

import { execFile } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { compressFolder } from '../tooling/src/build/compress'
import { repository } from '../tooling/src/build/packages'

/** As in tooling/bootstrap/packages.mjs. */
const pnpm = 'pnpm@12.21.0'
const run = promisify(execFile)
const sources = fileURLToPath(new URL('./rendered-app', import.meta.url))

/**
 * Builds the server-rendered application. Its packages are in no workspace: 72 MB that only this benchmark needs. They are
 * installed where they differ from the last run's.
 * @param folder gets the application with its packages
 */
export async function buildRendered(folder: string): Promise<void> {
  await rm(path.join(folder, 'app'), { recursive: true, force: true })
  await cp(sources, folder, { recursive: true })
  const wanted = await readFile(path.join(sources, 'pnpm-lock.yaml'), 'utf8')
  const marker = path.join(folder, 'node_modules/.installed-from')
  if ((await readFile(marker, 'utf8').catch(() => '')) !== wanted) {
    await run(
      'npx',
      ['--yes', pnpm, 'install', '--ignore-workspace', '--frozen-lockfile', '--ignore-scripts'],
      {
        cwd: folder,
        env: { ...process.env, CI: 'true' },
      },
    )
    await writeFile(marker, wanted)
  }
  const commandLine = path.join(folder, 'node_modules/@react-router/dev/bin.js')
  await run(process.execPath, [commandLine, 'build'], {
    cwd: folder,
    env: { ...process.env, CHECKOUT: repository },
  })
  await compressFolder(path.join(folder, 'build/client/assets'))
}

import { execFile } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { compressFolder } from '../kit/src/build/compress'
import { repository } from '../tooling/src/build/packages'

/** As in tooling/bootstrap/packages.mjs. */
const pnpm = 'pnpm@12.21.0'
const run = promisify(execFile)
const sources = fileURLToPath(new URL('./rendered-app', import.meta.url))

/**
 * Builds the server-rendered application. Its packages (72 MB) are not part of the workspace, because only this benchmark
 * needs them. They are installed if the lockfile has changed since the last run.
 * @param folder the output folder, with the application and its packages
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

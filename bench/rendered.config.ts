import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { compressFolder } from '../kit/src/build/compress'
import { repository } from '../tooling/src/build/packages'
import { installApart } from './src/installed-apart'

const run = promisify(execFile)
const sources = fileURLToPath(new URL('./rendered-app', import.meta.url))

/**
 * Builds the server-rendered application. Its packages (72 MB) are not part of the workspace, because only this benchmark
 * needs them.
 * @param folder the output folder, with the application and its packages
 */
export async function buildRendered(folder: string): Promise<void> {
  await rm(path.join(folder, 'app'), { recursive: true, force: true })
  await installApart(sources, folder)
  const commandLine = path.join(folder, 'node_modules/@react-router/dev/bin.js')
  await run(process.execPath, [commandLine, 'build'], {
    cwd: folder,
    env: { ...process.env, CHECKOUT: repository },
  })
  await compressFolder(path.join(folder, 'build/client/assets'))
}

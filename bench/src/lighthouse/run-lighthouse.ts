import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { installApart } from '../installed-apart'
import { repository } from '../site'
import type { LighthouseReport } from './audited-page'

const run = promisify(execFile)
const folder = path.join(repository, '.cache/bench/lighthouse')

/** Installs Lighthouse. Its packages (185 MB) are not part of the workspace, because only this benchmark needs them. */
export const installLighthouse = (): Promise<void> =>
  installApart(path.join(repository, 'bench/lighthouse'), folder)

/** Lighthouse fails now and then on a busy machine, and asks to be run again. */
const mostTries = 3

/**
 * Audits a page as Lighthouse does by default: a phone with simulated throttling, and an empty cache. Cookies and local storage
 * stay.
 * @param url the page
 * @param port where the browser is controlled
 * @throws Error with Lighthouse's output, if it fails three times
 */
export async function runLighthouse(url: string, port: number): Promise<LighthouseReport> {
  const commandLine = path.join(folder, 'node_modules/lighthouse/cli/index.js')
  const options = ['--output=json', '--output-path=stdout', '--quiet', '--no-enable-error-reporting']
  const args = [commandLine, url, `--port=${port}`, '--disable-full-page-screenshot', ...options]
  for (let tries = 1; ; tries++)
    try {
      const { stdout } = await run(process.execPath, args, { maxBuffer: 2 ** 27 })
      return JSON.parse(stdout) as LighthouseReport
    } catch (error) {
      if (tries === mostTries) throw error
      console.log(
        `  ${url} again: ${(error as { readonly stderr?: string }).stderr?.trim() ?? String(error)}`,
      )
    }
}

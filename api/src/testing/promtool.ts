import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Named by the full suite, which installs it if necessary. */
const promtoolPath = process.env.PROMTOOL || '/usr/bin/promtool'

/**
 * Runs Prometheus' promtool.
 * @param folder the working folder
 * @throws Error with its output if it fails, or with advice if it is missing
 */
export async function promtool(folder: string, ...args: readonly string[]): Promise<string> {
  try {
    const { stdout, stderr } = await promisify(execFile)(promtoolPath, args, { cwd: folder })
    return stdout + stderr
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: unknown; stdout?: string; stderr?: string }
    const reason =
      code === 'ENOENT'
        ? `${promtoolPath} is missing: install Debian's package prometheus, or name it by PROMTOOL=/path/to/promtool`
        : `promtool ${args.join(' ')} failed:\n${stdout}${stderr}`
    throw new Error(reason, { cause: error })
  }
}

import { execFile } from 'node:child_process'
import path from 'node:path'

/** How a program ended. */
export interface Ended {
  readonly code: number
  readonly output: string
}

const tooling = path.join(__dirname, '..')

/**
 * Runs a module in a separate Node process, since Jest runs CommonJS.
 * @param source the module; its relative imports start in `folder`
 * @param folder its path below tooling
 */
export function evaluate(source: string, folder: string): Promise<Ended> {
  return start(process.execPath, ['--input-type=module', '--eval', source], path.join(tooling, folder))
}

/**
 * Runs a program to its end.
 * @param env in addition to the variables of this process
 */
export function start(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { cwd, env: { ...process.env, ...env } }, (error, stdout, stderr) => {
      if (error && typeof error.code !== 'number') reject(error)
      else resolve({ code: Number(error?.code ?? 0), output: stdout + stderr })
    })
  })
}

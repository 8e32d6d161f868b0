import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Runs the registry's command line, as a team does.
 * @param args the command
 * @param environment in addition to this process's own, such as DATA_DIR for the token of the site
 * @returns its parsed JSON output
 * @throws Error with its error output, if it failed
 */
export async function runRegistry(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<unknown> {
  const command = ['--import', 'tsx/esm', 'registry/src/cli/main.ts', ...args, '--json']
  const child = spawn(process.execPath, command, {
    cwd: repository,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ])
  if (code !== 0)
    throw new Error(complained.trim() || `registry ${args.join(' ')} ended with ${String(code)}`)
  return JSON.parse(output)
}

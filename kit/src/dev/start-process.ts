import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

// A remote's folder need not have it.
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm')).href
const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** @returns the first link of a dev server in its output; undefined before it is written */
export const linkIn = (output: string): string | undefined =>
  /http:\/\/\S+\/@kit\/open\?key=\S+/.exec(output)?.[0]

/** A running `kit dev`, for tests and benchmarks. */
export interface KitDev {
  /** The link that it wrote. */
  readonly link: string
  stop(): Promise<void>
}

/**
 * Starts `kit dev` of this repository.
 * @param folder of the remote
 * @param args its options
 * @param environment variables in addition to those of this process
 * @throws Error with its output, if it ends without a link
 */
export async function startKitDev(
  folder: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<KitDev> {
  const child = spawn(process.execPath, ['--import', tsx, main, 'dev', ...args], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const link = await new Promise<string>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text.toString()
      const found = linkIn(output)
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', (code) => reject(new Error(`kit dev ended with ${String(code)}:\n${output}`)))
  })
  return {
    link,
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

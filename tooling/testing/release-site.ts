import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port'

const repository = path.join(__dirname, '../..')
/** The user `nobody` of Debian. A release never runs as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined
/** The time limit of a start, in milliseconds. */
const startLimit = 120_000

/** The end of a program. */
export interface ProgramEnd {
  /** The exit code; null if a signal ended it. */
  readonly code: number | null
  readonly output: string
}

/** A running release. */
export interface ReleaseSite {
  readonly url: string
  readonly dataDir: string
  /** Its output so far. */
  output(): string
  /**
   * Runs a program of the release as the same user, on the same data.
   * @param other settings in place of those of the site
   */
  run(args: readonly string[], other?: Readonly<Record<string, string>>): Promise<ProgramEnd>
  /** Sends SIGTERM, and removes the data. @returns the exit code; null if a signal ended it */
  stop(): Promise<number | null>
}

/** Creates a temporary folder of the user of the releases. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'within-reach-release-data-'))
  if (nobody) chownSync(folder, nobody.uid, nobody.gid)
  return folder
}

/** The arguments of Node that assemble a release. */
export const assembling = (folder: string): string[] => [
  '--import',
  'tsx/esm',
  path.join(repository, 'tooling/src/commands/release.ts'),
  folder,
]

/**
 * Starts a release with Node alone, with a new data folder and with no other settings of this process than its path.
 * @throws Error with its output, if it is not ready in time
 */
export async function startRelease(
  release: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ReleaseSite> {
  const dataDir = newFolder()
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const env = { PATH: process.env.PATH, PORT: port, DATA_DIR: dataDir, DRAIN_SECONDS: '0', ...settings }
  const launch = (args: readonly string[], other: Readonly<Record<string, string>> = {}) =>
    spawn(process.execPath, args, { cwd: release, env: { ...env, REACH_SITE: url, ...other }, ...nobody })
  const service = launch(['start.mjs'])
  const exited = once(service, 'exit') as Promise<[number | null]>
  let output = ''
  for (const stream of [service.stdout, service.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const stop = async () => {
    service.kill('SIGTERM')
    const [code] = await exited
    rmSync(dataDir, { recursive: true, force: true })
    return code
  }
  const until = Date.now() + startLimit
  while (service.exitCode === null && Date.now() < until) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok)
      return {
        url,
        dataDir,
        output: () => output,
        async run(args, other) {
          const program = launch(args, other)
          let text = ''
          for (const stream of [program.stdout, program.stderr])
            stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
          const [code] = (await once(program, 'close')) as [number | null]
          return { code, output: text }
        },
        stop,
      }
    await pause(100)
  }
  await stop()
  throw new Error(`The release did not start:\n${output}`)
}

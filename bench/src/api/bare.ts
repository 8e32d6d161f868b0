import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { BenchCall } from './calls'

const run = promisify(execFile)

/** Debian installs pgbench outside of PATH. */
const pgbench =
  [18, 17, 16, 15]
    .map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`)
    .find((file) => existsSync(file)) ?? 'pgbench'

/**
 * The statement of a call as a pgbench script, with the call's own values.
 * @param statement as the service sends it, with $1, $2 …
 * @param call its bodies contain the values
 */
export function pgbenchScript(statement: string, { bodies, name }: BenchCall, posts: number): string {
  const [body = {}] = bodies
  const random = name === 'post' || name === 'comments'
  const values = random
    ? [':id']
    : [body.type, body.region, offsetOf(body.page)]
        .filter((value) => value !== undefined)
        .map((value) => `'${value}'`)
  const filled = statement.replaceAll(/\$(\d)/g, (_, n: string) => values[Number(n) - 1] ?? 'null')
  return `${random ? `\\set id random(1, ${posts})\n` : ''}${filled.replaceAll(/\s+/g, ' ')};\n`
}

const offsetOf = (page?: string): string | undefined =>
  page === undefined ? undefined : String((Number(page) - 1) * 20)

/** Runs a pgbench script for some seconds. @returns transactions per second */
export async function bareTps(
  databaseUrl: string,
  script: string,
  seconds: number,
  clients: number,
): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-bench-'))
  const file = path.join(folder, 'script.sql')
  try {
    await writeFile(file, script)
    const { stdout } = await run(
      pgbench,
      [
        '-n',
        '-M',
        'prepared',
        '-c',
        String(clients),
        '-j',
        '1',
        '-T',
        String(seconds),
        '-f',
        file,
        databaseUrl,
      ],
      // The same settings as the service's connections.
      { env: { ...process.env, PGOPTIONS: '-c jit=off -c random_page_cost=1.1 -c enable_memoize=off' } },
    )
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  } finally {
    await rm(folder, { recursive: true })
  }
}

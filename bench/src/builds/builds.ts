import { execFile, execFileSync } from 'node:child_process'
import { appendFile, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { spreadOf } from '../measure/statistics'
import { saveResult } from '../results'
import { checkedOut } from '../checkout'

/**
 * Measures builds: `npm run bench -- builds [--remote mfe-userspace] [--rounds 7] [--whole 3]`. Builds everything from
 * scratch, and one remote with a changed source, in a checkout of HEAD. The first round of the latter has an empty cache.
 */
export async function builds(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      remote: { type: 'string', default: 'mfe-userspace' },
      rounds: { type: 'string', default: '7' },
      whole: { type: 'string', default: '3' },
    },
  })
  const { remote } = values
  const folder = checkedOut('HEAD')
  const run = (...more: string[]) => promisify(execFile)(process.execPath, more, { cwd: folder })
  const build = (...packages: string[]) =>
    run('--import', 'tsx/esm', 'tooling/src/commands/build.ts', ...packages)
  await run(
    '--eval',
    `import('./tooling/bootstrap/packages.mjs').then((packages) => packages.installPackages())`,
  )
  const file = `${remote}/src/pages.ts`
  try {
    const whole = await timed(Number(values.whole), 'everything from scratch', async () => {
      await removeBuilds(folder)
      return () => build()
    })
    const one = await timed(Number(values.rounds), remote, async () => {
      await appendFile(path.join(folder, file), '// changed\n')
      return () => build(remote)
    })
    await saveResult('builds', { remote, seconds: { whole: spreadOf(whole), one: spreadOf(one) } })
  } finally {
    execFileSync('git', ['checkout', '--quiet', '--', file], { cwd: folder })
  }
}

/**
 * Times something repeatedly.
 * @param prepare runs before each round
 * @returns seconds
 */
async function timed(
  rounds: number,
  name: string,
  prepare: () => Promise<() => Promise<unknown>>,
): Promise<number[]> {
  const seconds: number[] = []
  for (let round = 0; round < rounds; round++) {
    const build = await prepare()
    const began = performance.now()
    await build()
    seconds.push((performance.now() - began) / 1000)
    console.log(`  ${name}: ${seconds.at(-1)?.toFixed(1) ?? ''} s`)
  }
  return seconds
}

/** Deletes all build output and compiler caches. */
async function removeBuilds(folder: string): Promise<void> {
  const packages = (await readdir(folder)).filter((name) => /^(api|shell|mfe-.+)$/.test(name))
  const kept = [
    '.swc',
    '.cache',
    'node_modules/.cache',
    ...packages.map((packageName) => `${packageName}/dist`),
  ]
  for (const name of kept) await rm(path.join(folder, name), { recursive: true, force: true })
}

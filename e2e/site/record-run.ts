import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { JourneyRun, ProofSummary } from '@within-reach/contract'
import type { Version } from './live-versions'
import { runRegistry } from './registry-command'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** The arguments of Playwright that select no journeys. */
const harmless = ['--workers', '--trace', '-j']

/** The longest selection that a proof can name. */
const longest = 500

/** A run of the journeys that passed. */
export interface PassedRun {
  /** The site that has the candidate. */
  readonly site: string
  readonly candidate: Version
  /** The folder of the candidate's files, as that site published them. */
  readonly folder: string
  /** The versions that were live together with the candidate. */
  readonly live: readonly Version[]
  /** The arguments that Playwright got. */
  readonly args: readonly string[]
  /** The file with Playwright's results. */
  readonly results: string
}

/**
 * Records at a site that the journeys passed with a version, with the token of this process.
 * @returns the proof
 * @throws Error if there are no results, or the site refuses
 */
export async function recordRun(run: PassedRun): Promise<ProofSummary> {
  const { site, candidate, folder, live, args, results } = run
  const { stats } = (await readJson(results).catch(() => {
    throw new Error('There are no results to record: leave out --reporter.')
  })) as { stats: { expected: number; skipped: number } }
  const { version: shell } = (await readJson(path.join(repository, 'shell/dist/shell.json'))) as {
    version: string
  }
  const selection = selectionOf(args)
  const passed: JourneyRun & { readonly integrity: string } = {
    integrity: await integrityOf(path.join(folder, 'record.json')),
    shell,
    live: Object.fromEntries(
      live
        .filter(({ remote }) => remote !== candidate.remote)
        .map(({ remote, version }) => [remote, version]),
    ),
    passed: stats.expected,
    skipped: stats.skipped,
    ...(selection !== '' && { filter: selection.slice(0, longest) }),
  }
  const file = path.join(path.dirname(results), 'run.json')
  await writeFile(file, JSON.stringify(passed))
  const name = `${candidate.remote}@${candidate.version}`
  return (await runRegistry(['record-proof', name, '--run', file, '--site', site])) as ProofSummary
}

/** The arguments that select some of the journeys; empty if all ran. */
export function selectionOf(args: readonly string[]): string {
  const selecting = args.filter((word, at) => {
    const before = args[at - 1] ?? ''
    return !harmless.some((name) => word === name || word.startsWith(`${name}=`) || before === name)
  })
  return selecting.join(' ')
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

async function integrityOf(file: string): Promise<string> {
  return `sha256-${createHash('sha256')
    .update(await readFile(file))
    .digest('base64')}`
}

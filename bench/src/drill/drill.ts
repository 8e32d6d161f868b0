import { access, chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { builtRemotes } from '../fresh-site'
import { addMembers } from '../load/members'
import { spreadOf } from '../measure/statistics'
import { saveResult } from '../results'
import { destroy, type DrilledSite, run, start } from './commands'
import { countInconsistent, countLost, digestsOf } from './compare'
import type { DrillResult } from './drill-result'
import { measureLarge } from './large'
import { writeTo } from './writers'

/** The rounds of a result. */
const roundsOfResult = 20
/** Members who post at the same time. */
const members = 4
/** Milliseconds of writes before the backup begins. */
const headStart = 1500

/**
 * Backs up a site under writes, destroys it, restores it and compares it: `npm run bench -- drill [--rounds 20] [--large]`.
 * `--large` measures a site of 1 GB instead. Fewer rounds store no result.
 */
export async function drill(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string', default: `${roundsOfResult}` }, large: { type: 'boolean' } },
  })
  await builtRemotes()
  if (values.large) return saveResult('drill-large', await inFolders(measureLarge))
  const rounds: Round[] = []
  for (let round = 1; round <= Number(values.rounds); round++) {
    const found = await inFolders((site) => oneRound(site, round))
    console.log(round, found)
    rounds.push(found)
  }
  const result = summaryOf(rounds)
  console.log(result)
  if (rounds.length >= roundsOfResult) await saveResult('drill', { rounds: rounds.length, ...result })
}

function summaryOf(rounds: readonly Round[]): DrillResult {
  const sum = (of: (round: Round) => number) => rounds.reduce((total, round) => total + of(round), 0)
  return {
    acknowledged: sum((round) => round.acknowledged),
    before: sum((round) => round.before),
    lost: sum((round) => round.lost),
    inconsistent: sum((round) => round.inconsistent),
    differing: sum((round) => round.differing.length),
    backup: spreadOf(rounds.map((round) => round.backup)),
    restore: spreadOf(rounds.map((round) => round.restore)),
  }
}

interface Round {
  readonly acknowledged: number
  readonly before: number
  readonly lost: number
  readonly inconsistent: number
  readonly differing: readonly string[]
  readonly backup: number
  readonly restore: number
}

async function oneRound(site: DrilledSite, round: number): Promise<Round> {
  const first = await start(site)
  const tokens = await addMembers(first.databaseUrl, members)
  const writers = writeTo(first.url, tokens)
  await delay(headStart)
  const before = [...writers.acknowledged]
  const backup = await run(site, 'backup', site.backups)
  // At another moment of the writes in each round.
  await delay(round * 13)
  await destroy(site, first)
  await writers.stop()
  const restore = await restoreDeleted(site)

  const second = await start(site)
  const lost = await countLost(second.url, before)
  const has = (key: string) =>
    access(path.join(site.dataDir, 'files', key.slice(0, 2), key)).then(
      () => true,
      () => false,
    )
  const inconsistent = await countInconsistent(second.databaseUrl, writers.sent, has)
  // Without writes, everything must be equal.
  const expected = await digestsOf(second.databaseUrl)
  await run(site, 'backup', site.backups)
  // No part of a backup. Without it, the start of the service replaces the token in the database.
  const token = await readFile(path.join(site.dataDir, 'reach-token'))
  await destroy(site, second)
  await restoreDeleted(site)
  await writeFile(path.join(site.dataDir, 'reach-token'), token, { mode: 0o600 })
  const third = await start(site)
  const found = await digestsOf(third.databaseUrl)
  await third.stop()
  const differing = [...new Set([...expected.keys(), ...found.keys()])].filter(
    (table) => expected.get(table) !== found.get(table),
  )
  const acknowledged = writers.acknowledged.length
  return { acknowledged, before: before.length, lost, inconsistent, differing, backup, restore }
}

async function restoreDeleted(site: DrilledSite): Promise<number> {
  await mkdir(site.dataDir)
  await chmod(site.dataDir, 0o755)
  return run(site, 'restore', site.backups)
}

async function inFolders<T>(work: (site: DrilledSite) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-drill-'))
  // PostgreSQL's system user must be able to enter it.
  await chmod(folder, 0o755)
  const site = { dataDir: path.join(folder, 'data'), backups: path.join(folder, 'backups') }
  await mkdir(site.dataDir, { mode: 0o755 })
  try {
    return await work(site)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

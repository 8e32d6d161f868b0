import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { posting } from '@within-reach/contract'
import { builtRemotes } from '../fresh-site'
import { addMembers } from '../load/members'
import { saveResult } from '../results'
import { type LaunchedService, launchService, repository } from '../site'
import { startAnnouncer } from './announcements'
import { ask } from './ask'
import { type ClusterResult, faultNames, type Round } from './cluster-result'
import { startDatabaseCluster } from './database'
import { clusterPrograms, obstacle } from './programs'
import { startReaders } from './readers'
import { type Load, runRound } from './rounds'
import { watchStream } from './stream'
import { summaryOf } from './summary'
import { startWriters } from './writers'

/** Members who post; two more write and receive messages. */
const writers = 4
/** Fewer rounds store no result. */
const storedFrom = 20

/**
 * Fails the primary of a PostgreSQL cluster under load: `npm run cluster -- [--rounds 20]`. Each round kills it, cuts its
 * network, or switches over, in turn.
 */
export async function cluster(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string', default: String(faultNames.length) } },
  })
  const missing = obstacle(clusterPrograms)
  if (missing !== undefined) {
    console.error(missing)
    process.exit(2)
  }
  const remotes = await builtRemotes()
  const database = await startDatabaseCluster()
  const folders = [await newFolder(), await newFolder()]
  const instances: LaunchedService[] = []
  try {
    const readsFromStandbys = await hasReadReplicas()
    const settings = {
      DATABASE_URL: database.url,
      LOG_LEVEL: 'error',
      REMOTES_AT_START: [...remotes.values()].join(path.delimiter),
      ...(readsFromStandbys && { DATABASE_READ_URL: database.memberUrls }),
    }
    for (const folder of folders) instances.push(await launchService(folder, settings))
    const load = await startLoad(instances, folders, database.url)
    const rounds: Round[] = []
    for (let round = 0; round < Number(values.rounds); round++) {
      const fault = faultNames[round % faultNames.length] ?? 'killed'
      const found = await runRound(fault, database, load)
      console.log(`  ${round + 1}. ${JSON.stringify(found)}`)
      rounds.push(found)
    }
    await Promise.all([load.writers, load.readers, load.announcer, load.stream].map((each) => each.stop()))
    const result: ClusterResult = {
      members: 3,
      instances: instances.length,
      readsFromStandbys,
      faults: summaryOf(rounds),
    }
    if (rounds.length >= storedFrom) await saveResult('cluster', { rounds: rounds.length, ...result })
    else console.dir(result.faults, { depth: 4 })
  } finally {
    for (const instance of instances) await instance.stop()
    await database.stop()
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  }
}

const newFolder = () => mkdtemp(path.join(tmpdir(), 'within-reach-instance-'))

/** Whether this version can read from standbys. */
async function hasReadReplicas(): Promise<boolean> {
  const settings = await readFile(path.join(repository, 'deploy/environment.sample'), 'utf8')
  return /^#?DATABASE_READ_URL=/m.test(settings)
}

async function startLoad(
  instances: readonly LaunchedService[],
  [folder = '']: readonly string[],
  databaseUrl: string,
): Promise<Load> {
  const [here, there] = instances
  if (!here || !there) throw new Error('There are no instances')
  const urls = [here.url, there.url] as const
  const operator = (await readFile(path.join(folder, 'reach-token'), 'utf8')).trim()
  const tokens = await addMembers(databaseUrl, writers + 2)
  const [writer = '', reader = ''] = tokens.slice(-2)
  const fields = { type: 'qb', subject: 'A post', description: 'It is read all the time.' }
  const post = await ask(here.url, posting, fields, { Authorization: `Bearer ${writer}` })
  if (post.kind !== 'ok') throw new Error(JSON.stringify(post))
  const member = (number: number, token: string) => ({ email: `member${number}@example.com`, token })
  return {
    writers: startWriters(urls, tokens.slice(0, writers)),
    readers: startReaders(urls, post.data.post_idx),
    announcer: startAnnouncer(urls, operator),
    stream: watchStream(urls, member(writers + 1, writer), member(writers + 2, reader)),
  }
}

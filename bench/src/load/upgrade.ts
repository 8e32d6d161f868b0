import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { checkedOut, startCheckout } from '../checkout'
import { builtRemotes, startFresh } from '../fresh-site'
import { freePort } from '../processes'
import { saveResult } from '../results'
import { launchService, repository } from '../site'
import { startHaproxy } from './haproxy'
import { addMembers } from './members'
import { migrationsOf, previousVersion } from './previous-version'
import { type RequestKind, startTraffic } from './traffic'
import type { UpgradeResult } from './upgrade-result'

/** Instances of each version. */
const instances = 2
/** Longer than the load balancer needs to notice that an instance is not ready. */
const drain = { DRAIN_SECONDS: '3' }
/** Requests while both versions run, and at least in all of each direction. */
const sideBySide = 5000
const requestsAtLeast = 10_000

interface Instance {
  stop(): Promise<void>
}

/**
 * Upgrades a site from the previous version to this one, and back, while clients send requests: `npm run bench -- load upgrade
 * [--from REVISION]`. By default the previous version is the newest commit without the newest migrations.
 */
export async function upgrade(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { from: { type: 'string' } } })
  const from = values.from ?? previousVersion()
  const folder = checkedOut(from)
  const remotes = await builtRemotes()
  // This instance owns the server. It uses another database, and gets no requests.
  const server = await startFresh()
  const url = await newDatabase(server.databaseUrl)
  const root = await mkdtemp(path.join(tmpdir(), 'within-reach-upgrade-'))
  const ports = await Promise.all(Array.from({ length: instances * 3 }, () => freePort()))
  const shared = { DATABASE_URL: url, FILES_DIR: path.join(root, 'files') }
  const settings = { ...shared, MAX_POSTS_PER_HOUR: '999999999', NEWCOMER_DAYS: '0', ...drain }
  const startOld = (slot: number): Promise<Instance> =>
    startCheckout(folder, { ...settings, PORT: String(ports[slot]) })
  const startNew = (slot: number): Promise<Instance> =>
    launchService(
      path.join(root, `instance${slot}`),
      { ...settings, REMOTES_AT_START: [...remotes.values()].join(path.delimiter) },
      { port: ports[slot] },
    )
  const running: Instance[] = []
  try {
    // The first one builds the checkout, so they start one after the other.
    for (let slot = 0; slot < instances; slot++) running.push(await startOld(slot))
    const [token = ''] = await addMembers(url, 1)
    const balancer = await startHaproxy(ports)
    try {
      const before = await appliedMigrations(url)
      let side = 0
      /** Replaces the running instances: the first new one beside all old ones for a while, then one by one. */
      const replace = async (start: (slot: number) => Promise<Instance>, first: number) => {
        const traffic = startTraffic(balancer.url, kindsFor(token), (status) => status >= 400)
        for (let n = 0; n < instances; n++) {
          const next = await start(first + n)
          // Until the load balancer uses it.
          await delay(1500)
          if (n === 0) {
            const begun = traffic.count()
            while (traffic.count() < begun + sideBySide) await delay(100)
            side += traffic.count() - begun
          }
          await running.shift()?.stop()
          running.push(next)
        }
        return traffic.stop(requestsAtLeast)
      }
      const upgraded = await replace(startNew, instances)
      const after = await appliedMigrations(url)
      const back = await replace(startOld, instances * 2)
      const found: UpgradeResult = {
        from: shortNameOf(from),
        migrations: after.filter((name) => !before.includes(name)),
        instances,
        sideBySide: side,
        upgrade: upgraded,
        back,
        ...(await comparePosts(url)),
      }
      console.log(found)
      demandMigrations(found, from)
      await saveResult('upgrade', found)
    } finally {
      await balancer.stop()
    }
  } finally {
    for (const instance of running) await instance.stop()
    await server.stop()
    await rm(root, { recursive: true, force: true })
  }
}

let posts = 0
/** A page of each generation with its files, calls, and writes. */
const kindsFor = (token: string): readonly RequestKind[] => [
  { name: 'board page', path: '/userspacetrade', withFiles: true },
  { name: 'list', path: '/api/posts', form: () => ({ type: 'qb' }) },
  { name: 'decision', path: '/api/registry/decision' },
  {
    name: 'new post',
    path: '/api/posting',
    headers: { Authorization: `Bearer ${token}` },
    form: () => ({ type: 'qb', subject: `upgrade ${++posts}`, description: 'Written during an upgrade.' }),
  },
]

async function newDatabase(serverUrl: string): Promise<string> {
  await ask(serverUrl, 'create database upgraded')
  const url = new URL(serverUrl)
  url.pathname = '/upgraded'
  return url.href
}

async function appliedMigrations(url: string): Promise<string[]> {
  return (await ask<{ name: string }>(url, 'select name from migrations order by name')).map(
    ({ name }) => name,
  )
}

/** All posts were acknowledged, because no request failed; otherwise the comparison shows the failed ones. */
async function comparePosts(url: string): Promise<Pick<UpgradeResult, 'posts' | 'lost'>> {
  const found = await ask(url, "select distinct subject from posts where subject like 'upgrade %'")
  return { posts, lost: posts - found.length }
}

async function ask<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows as Row[]
  } finally {
    await client.end()
  }
}

const shortNameOf = (revision: string): string =>
  execFileSync('git', ['rev-parse', '--short=10', revision], { cwd: repository, encoding: 'utf8' }).trim()

/** An upgrade that migrates nothing proves little. */
function demandMigrations({ migrations }: UpgradeResult, from: string): void {
  const expected = migrationsOf('HEAD').length - migrationsOf(from).length
  if (migrations.length !== expected)
    throw new Error(`${migrations.length} instead of ${expected} migrations ran`)
}

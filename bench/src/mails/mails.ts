import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { saveSearch } from '@within-reach/contract'
import pg from 'pg'
import { addMembers } from '../load/members'
import { saveResult } from '../results'
import { type LaunchedService, launchService } from '../site'
import { countReports } from './count-reports'
import { type MailSink, startMailSink } from './mail-sink'
import { startWriters } from './writers'

/** The kills of a result that is stored. */
const killsOfResult = 60
/** Members who write, and members with a saved search, to whom messages are sent as well. */
const writing = 4
const reading = 20
/** Milliseconds between two posts of a member: a mail lists up to 20 posts. */
const pause = 1000

/**
 * Kills the service with SIGKILL while members write and mails are sent, and counts what was mailed:
 * `npm run bench -- mails [--kills 60]`. Fewer kills store no result.
 */
export async function mails(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { kills: { type: 'string', default: String(killsOfResult) } },
  })
  const kills = Number(values.kills)
  const sink = await startMailSink()
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-mails-'))
  // PostgreSQL's system user must be able to enter it.
  await chmod(folder, 0o755)
  try {
    const result = { kills, ...(await killAgainAndAgain(path.join(folder, 'data'), sink, kills)) }
    console.log(result)
    if (kills >= killsOfResult) await saveResult('mails', result)
  } finally {
    await sink.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

async function killAgainAndAgain(dataDir: string, sink: MailSink, kills: number) {
  const start = (): Promise<LaunchedService> =>
    launchService(dataDir, { SMTP_URL: sink.url, FILES_DIR: path.join(dataDir, 'files') })
  let site = await start()
  const tokens = await addMembers(site.databaseUrl, writing + reading)
  for (const token of tokens.slice(writing)) await save(site.url, token)
  const recipients = tokens.slice(writing).map((_, index) => `member${writing + index + 1}@example.com`)
  const writers = startWriters({ tokens: tokens.slice(0, writing), recipients, urlOf: () => site.url, pause })
  const began = performance.now()
  let sending = 0
  for (let kill = 1; kill <= kills; kill++) {
    const ready = performance.now()
    // At another moment of the work in each round.
    await hurry(site.databaseUrl, 2000 + ((kill * 137) % 1000))
    site.service.kill('SIGKILL')
    sending += (performance.now() - ready) / 1000
    await once(site.service, 'exit')
    site = await start()
    console.log(`  ${kill} kills, ${sink.count()} mails`)
  }
  await writers.stop()
  const seconds = (performance.now() - began) / 1000
  const client = await connect(site.databaseUrl)
  try {
    while (await isAnythingDue(client)) await hurry(site.databaseUrl, 1000)
    return { seconds, sending, ...(await countReports(client, await sink.read())) }
  } finally {
    await client.end()
    await site.stop()
  }
}

/** Saves a search that finds every question, with mails at once. */
async function save(url: string, token: string): Promise<void> {
  const fields = { name: 'Questions', type: 'qb', mails: 'at-once' }
  const answer = await fetch(url + saveSearch.path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: new URLSearchParams(fields),
  })
  if (!answer.ok) throw new Error(`A search was not saved: ${answer.status} ${await answer.text()}`)
}

/** Lets mails be due at once, instead of after half a minute or 15 minutes. */
async function hurry(databaseUrl: string, milliseconds: number): Promise<void> {
  const client = await connect(databaseUrl)
  const until = performance.now() + milliseconds
  try {
    while (performance.now() < until) {
      await client.query('update saved_search_mails set due_at = now() where due_at > now()')
      await client.query('update notification_threads set due_at = now() where due_at > now()')
      await delay(100)
    }
  } finally {
    await client.end()
  }
}

async function isAnythingDue(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ due: boolean }>(
    `select exists (select from unmatched_posts) or exists (select from saved_search_mails)
      or exists (select from notification_threads where due_at is not null) or exists (select from mail_outbox) as due`,
  )
  return rows[0]?.due ?? false
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}

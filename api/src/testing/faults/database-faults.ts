import { setTimeout as delay } from 'node:timers/promises'
import { sendVCode } from '@within-reach/contract'
import { observe, type Phase } from '../alerts'
import { startApi, type TestApi } from '../api'
import { type Line, openLine, throughLine } from '../line'
import { type Break, breakApi, type Fault, observeHealthy, reads, readsAtOnce, untilMetric } from './fault'

/** Produces a fault of the connections to the database. */
async function onLine(happens: (line: Line, api: TestApi) => Promise<unknown>) {
  const opened: Line[] = []
  const databaseThrough = async (url: string) => {
    const line = await openLine(Number(new URL(url).port))
    opened.push(line)
    return throughLine(url, line)
  }
  try {
    return await breakApi(
      { databaseThrough },
      {
        broken: async (api) => Promise.all(opened.map((line) => happens(line, api))),
        repair: () => opened.forEach((line) => line.restore()),
      },
    )
  } finally {
    for (const line of opened) line.close()
  }
}

/** Requests while a transaction locks the posts. */
async function whileLocked({ database }: TestApi, requests: () => Promise<unknown>): Promise<unknown> {
  const client = await database.pool.connect()
  try {
    await client.query('BEGIN; LOCK TABLE posts')
    return await requests()
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

/** Runs while a table has another name. */
async function without({ database }: TestApi, table: string, run: () => Promise<unknown>): Promise<void> {
  await database.pool.query(`ALTER TABLE ${table} RENAME TO gone`)
  await run()
  await database.pool.query(`ALTER TABLE gone RENAME TO ${table}`)
}

/** The limit of requests while the posts are locked: three wait, and the next ones are refused. */
const overload: Break = {
  healthy: () => Promise.resolve(),
  async broken(api) {
    let waiting: Promise<unknown> = Promise.resolve()
    await whileLocked(api, async () => {
      waiting = readsAtOnce(api.url)
      await untilMetric(api, /^http_requests_shed_total 1[0-9]$/m)
    })
    await waiting
  },
}

/** Reads, and as many writes, which a database refuses that accepts none. */
async function writeToStandby(api: TestApi): Promise<void> {
  const { pool } = api.database
  const { rows } = await pool.query<{ name: string }>('SELECT current_database() AS name')
  await pool.query(`ALTER DATABASE ${rows[0]?.name} SET default_transaction_read_only = on`)
  // The setting is for new connections.
  await pool
    .query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()')
    .catch(() => {})
  await untilMetric(api, /^database_listener_up 1$/m)
  for (let n = 0; n < 20; n++)
    await api.call(sendVCode, { email: `person-${n}@example.com` }, { address: `10.40.${n}.1` })
  await reads(api.url)
}

/** A backup is recorded, and no other one within the next 31 hours. */
async function backUpOnce(): Promise<readonly Phase[]> {
  const api = await startApi()
  try {
    const urls = { a: api.url }
    const before = await observeHealthy(urls, () => reads(api.url))
    const record = () => api.database.pool.query(`INSERT INTO backups (kind) VALUES ('backup')`)
    const recorded = await observe(urls, 10, record, before)
    return [before, recorded, await observe(urls, 31 * 60, () => reads(api.url), recorded)]
  } finally {
    await api.close()
  }
}

export const databaseFaults: readonly Fault[] = [
  {
    alert: 'DatabaseUnreachable',
    fault: 'the database closes every connection',
    produce: () =>
      onLine((line, { url }) => {
        line.cut()
        return reads(url)
      }),
  },
  {
    alert: 'DatabaseUnreachable',
    fault: 'the database hangs',
    produce: () =>
      onLine((line, { url }) => {
        line.hang()
        return readsAtOnce(url)
      }),
  },
  {
    alert: 'AnnouncementsLost',
    fault: 'a pooler accepts no session that listens',
    produce: () =>
      onLine(async (line, api) => {
        line.refuse('within-reach listener')
        await untilMetric(api, /^database_listener_up 0$/m)
        await reads(api.url)
      }),
  },
  {
    alert: 'DatabaseFailing',
    fault: 'every connection is in use',
    produce: () =>
      breakApi(
        {},
        {
          async broken({ url, database: { pool } }) {
            const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
            await readsAtOnce(url)
            for (const client of taken) client.release()
          },
        },
      ),
  },
  {
    alert: 'DatabaseFailing',
    fault: 'the database is a standby',
    produce: () => breakApi({}, { broken: writeToStandby }),
  },
  {
    alert: 'RequestsFailing',
    fault: 'a statement does not fit the database',
    produce: () => breakApi({}, { broken: (api) => without(api, 'posts', () => reads(api.url)) }),
  },
  {
    alert: 'RequestsSlow',
    fault: 'a transaction locks a table',
    produce: () =>
      breakApi(
        {},
        {
          async broken(api) {
            let waiting: Promise<unknown> = Promise.resolve()
            await whileLocked(api, async () => {
              waiting = readsAtOnce(api.url)
              await delay(3000)
            })
            await waiting
          },
        },
      ),
  },
  {
    alert: 'Overloaded',
    fault: 'more requests than the limit',
    produce: () => breakApi({ settings: { MAX_IN_FLIGHT: '3' } }, overload),
  },
  {
    alert: 'BackupOld',
    fault: 'no backup is made any more',
    produce: backUpOnce,
  },
  {
    alert: 'CleanupFailing',
    fault: 'a table cannot be read',
    produce: () =>
      breakApi(
        {},
        {
          broken: (api) => without(api, 'idempotency_keys', () => api.platform.cleanup.runAll()),
          minutes: 240,
        },
      ),
  },
]

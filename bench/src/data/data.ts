import pg from 'pg'
import { startSite } from '../site'
import { fill } from './fill'
import { asSize, type SizeName } from './sizes'

/** The password hash of every member. No password has this hash, so nobody can log in. */
const noPassword = '!'

/**
 * Fills databases: `npm run bench -- data 1m`.
 * @param names the sizes; by default the largest
 */
export async function data(names: readonly string[]): Promise<void> {
  for (const size of (names.length > 0 ? names : ['1m']).map(asSize)) await fillSize(size)
}

/** Fills one size, unless it already exists. */
export async function fillSize(size: SizeName): Promise<void> {
  const started = Date.now()
  const site = await startSite(size)
  try {
    await fill(site.databaseUrl, size, noPassword, (line) => console.log(`  ${line}`))
    await report(site.databaseUrl)
  } finally {
    await site.stop()
  }
  console.log(`${size}: ready after ${((Date.now() - started) / 1000).toFixed(0)} s`)
}

async function report(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ bytes: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as bytes',
  )
  await client.end()
  console.log(`  ${rows[0]?.bytes ?? ''} on disk`)
}

import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { fill } from '../data/fill'
import { sizes } from '../data/sizes'
import { type DrilledSite, destroy, run, start } from './commands'
import type { LargeSite } from './drill-result'

/** The size of tables and uploads together. */
const wanted = 1e9
/** The size of an upload: that of a picture of a phone, as the service stores it. */
const uploadBytes = 400_000
const size = '100k'

/** Measures a site of 1 GB: its backup, the next one, its export, and its restoration after everything was deleted. */
export async function measureLarge(site: DrilledSite): Promise<LargeSite> {
  const service = await start(site)
  await fill(service.databaseUrl, size, '!', (line) => console.log(`  ${line}`))
  const client = new pg.Client({ connectionString: service.databaseUrl })
  await client.connect()
  // It belongs to the superuser, and is no part of the site.
  await client.query('drop table bench_filled')
  const found = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
  const database = Number(found.rows[0]?.bytes)
  const uploads = await addUploads(client, path.join(site.dataDir, 'files'), wanted - database)
  await client.end()
  const file = `${site.backups}.export`
  const backup = await run(site, 'backup', site.backups)
  const nextBackup = await run(site, 'backup', site.backups)
  const exported = await run(site, 'export', file)
  await destroy(site, service)
  await mkdir(site.dataDir, { mode: 0o755 })
  const restore = await run(site, 'restore', site.backups)
  await (await start(site)).stop()
  await rm(site.dataDir, { recursive: true })
  await mkdir(site.dataDir, { mode: 0o755 })
  const imported = await run(site, 'import', file)
  const rows = (await readdir(site.backups)).find((name) => name.endsWith('.tar')) ?? ''
  const result = {
    database,
    uploads,
    posts: sizes[size].posts,
    rows: (await stat(path.join(site.backups, rows))).size,
    exported: (await stat(file)).size,
    seconds: { backup, nextBackup, restore, export: exported, import: imported },
  }
  await rm(file)
  return result
}

/** Gives posts files of random bytes, which no program compresses, like pictures. @returns their size in total */
async function addUploads(client: pg.Client, folder: string, bytes: number): Promise<number> {
  const count = Math.max(0, Math.ceil(bytes / uploadBytes))
  const keys = Array.from({ length: count }, () => `${randomBytes(16).toString('base64url')}.pdf`)
  for (const key of keys) {
    await mkdir(path.join(folder, key.slice(0, 2)), { recursive: true })
    await writeFile(path.join(folder, key.slice(0, 2), key), randomBytes(uploadBytes))
  }
  await client.query(
    `insert into post_files (post_id, position, name, key, type, size)
      select id, 0, 'a.pdf', key, 'application/pdf', $2 from unnest($1::text[]) with ordinality as k (key, n)
      join (select id, row_number() over (order by id) as n from posts) p using (n)`,
    [keys, uploadBytes],
  )
  return count * uploadBytes
}

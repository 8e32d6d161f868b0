import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  deletePost,
  inqShort,
  linkedCase,
  login,
  offerHome,
  posting,
  writeInCase,
} from '@within-reach/contract'
import sharp from 'sharp'
import { readRecord } from './registry/read-record'
import { storeVersion } from './registry/store-version'
import { startApi, type TestApi } from './testing/api'
import { signUpAgent, visitorsCase } from './testing/cases'
import { buildVersion } from './testing/versions'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await api.database.pool.query<Row>(text, values)).rows
const count = async (table: string) =>
  (await sql<{ count: number }>(`select count(*)::integer as count from ${table}`))[0]?.count
const dataFolder = (name: string) => path.join(api.platform.settings.dataDir, name)
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)
const cleanUp = () => api.platform.cleanup.runAll()

it('deletes inquiries a year after they were sent, as the privacy page says, and no earlier', async () => {
  const fields = { date_start: '2026-12-01', date_end: '2026-12-02', location: 'Busan' }
  for (const name of ['old', 'new'])
    await api.call(inqShort, { ...fields, name, email: `${name}@example.com` })
  await sql(`update inquiries set created_at = now() - interval '366 days' where name = 'old'`)
  await sql(`update inquiries set created_at = now() - interval '364 days' where name = 'new'`)
  await cleanUp()
  expect(await sql('select name from inquiries')).toEqual([{ name: 'new' }])
})

it('deletes the sign-ins of members who do not return', async () => {
  const [ana, ben] = [await api.signUp('ana'), await api.signUp('ben')]
  await sql(`update tokens set used_at = now() - interval '31 days' where marker = $1`, [ana.marker])
  await sql(`update tokens set used_at = now() - interval '29 days' where marker = $1`, [ben.marker])
  await cleanUp()
  expect(await sql('select marker from tokens')).toEqual([{ marker: ben.marker }])
})

it('deletes the browsers in which a member did not log in for a year', async () => {
  for (const nick of ['eva', 'fin']) {
    const email = `${nick}@example.com`
    await api.signUp(nick)
    await api.call(login, { email, password: `password of ${nick}` })
  }
  const ages = { eva: 366, fin: 364 }
  for (const [nick, days] of Object.entries(ages))
    await sql(
      `update known_browsers set seen_at = $1 where user_id = (select id from users where email = $2)`,
      [daysAgo(days), `${nick}@example.com`],
    )
  await cleanUp()
  const known = `select distinct email from known_browsers join users on users.id = user_id where email ~ '^(eva|fin)@'`
  expect(await sql(known)).toEqual([{ email: 'fin@example.com' }])
})

it('deletes stored files that no post names after a day, and no others', async () => {
  const { files } = api.platform
  const keys = ['y', 'z'].map((letter) => `${letter.repeat(22)}.webp`)
  // A crash between storing a file and writing its post leaves this state.
  for (const key of keys) await files.put(key, Buffer.from('x'), 'image/webp')
  await mkdir(dataFolder('files/ff'))
  await writeFile(dataFolder(`files/ff/${'f'.repeat(22)}.webp`), 'of another site')
  await sql(`update file_removals set due_at = now() where key = $1`, [keys[1]])
  await cleanUp()
  const left = (await readdir(dataFolder('files'), { recursive: true })).filter((name) => /webp$/.test(name))
  expect(left.sort()).toEqual([`ff/${'f'.repeat(22)}.webp`, `yy/${'y'.repeat(22)}.webp`])
})

it('forgets every file that a post names, however many were uploaded in an hour', async () => {
  await sql(
    `insert into file_removals (key, due_at) select 'many' || n, now() from generate_series(1, 1500) n`,
  )
  await sql(`insert into posts (user_id, type, subject, description)
    select id, 'qb', 'x', 'x' from users order by id limit 1`)
  await sql(`insert into post_files (post_id, position, name, key, type, size)
    select (select max(id) from posts), n, 'x', 'many' || n, 'application/pdf', 1 from generate_series(1, 1500) n`)
  await cleanUp()
  expect(await sql(`select key from file_removals where key like 'many%'`)).toEqual([])
})

it('retries files of a deleted post after the store failed, and never deletes those of a changed post', async () => {
  const { api_token: token } = await api.signUp('dan')
  const post = async () => {
    const ad = { type: 'fr', region: 'Others', specificLocation: 'x', subject: 'x', description: 'x' }
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'blue' } })
      .png()
      .toBuffer()
    const { outcome } = await api.call(posting, ad, { token, files: [{ name: 'blue.png', bytes }] })
    if (outcome.kind !== 'ok') throw new Error(outcome.kind)
    const [file] = await sql<{ key: string }>('select key from post_files where post_id = $1', [
      outcome.data.post_idx,
    ])
    return { id: outcome.data.post_idx, key: file?.key ?? '' }
  }
  const isThere = async (key: string) => {
    const file = await api.platform.files.open(key)
    file?.stream.destroy()
    return file !== undefined
  }
  const [deleted, changed] = [await post(), await post()]
  const away = jest.spyOn(api.platform.files, 'remove').mockRejectedValueOnce(new Error('away'))
  expect((await api.call(deletePost, { idx: deleted.id }, { token })).outcome.kind).toBe('ok')
  away.mockRestore()
  // As a change does with the files that it keeps.
  await sql(`with gone as (delete from post_files where post_id = $1 returning *) select 1 from gone`, [
    changed.id,
  ])
  await sql(
    `insert into post_files (post_id, position, name, key, type, size) values ($1, 0, 'x', $2, 'image/webp', 1)`,
    [changed.id, changed.key],
  )
  expect(await isThere(deleted.key)).toBe(true)
  await cleanUp()
  expect([await isThere(deleted.key), await isThere(changed.key)]).toEqual([false, true])
  expect(await sql('select key from file_removals where due_at <= now()')).toEqual([])
})

it('deletes versions that nobody can get any more, from the database and from this instance', async () => {
  const names = Array.from({ length: 16 }, (_, n) => `1.${n}.0`)
  for (const [n, name] of names.entries()) {
    const { record, files } = buildVersion(name)
    await storeVersion(api.database, { record: readRecord(record), files, who: 'ana' })
    await sql(`update remote_versions set published_at = $2 where version = $1`, [name, daysAgo(90 - n)])
  }
  const live = (after: object, at: Date, revision: number) =>
    sql(
      `insert into registry_revisions (revision, at, who, why, remote, environment, change, after)
        values ($1, $2, 'ana', 'x', 'mfe-events', 'production', '{}', $3)`,
      [revision, at, JSON.stringify(after)],
    )
  // 1.0.0 was live until 40 days ago, 1.1.0 until 20 days ago. 1.4.0 and 1.5.0 never were.
  await live({ current: '1.0.0' }, daysAgo(80), 1001)
  await live({ current: '1.1.0' }, daysAgo(40), 1002)
  await live({ current: '1.15.0', lastGood: '1.2.0', canary: { version: '1.3.0' } }, daysAgo(20), 1003)
  await sql(`insert into version_proofs (remote, version, body, key, signature, is_full, received_by)
    select remote, version, 'x', 'x', 'x', true, 'ana' from remote_versions`)
  await sql(`insert into version_signatures (remote, version, key, signature, received_by)
    select remote, version, 'x', 'x', 'ana' from remote_versions`)
  await sql(`insert into version_provenance (remote, version, envelope, received_by)
    select remote, version, '{}', 'ana' from remote_versions`)
  for (const name of ['1.0.0', '1.1.0'])
    await mkdir(dataFolder(`remotes/mfe-events/${name}`), { recursive: true })
  await cleanUp()
  const left = await sql<{ version: string }>('select version from remote_versions order by published_at')
  expect(left.map(({ version }) => version)).toEqual(
    names.filter((name) => !['1.0.0', '1.4.0', '1.5.0'].includes(name)),
  )
  for (const table of ['remote_files', 'version_proofs', 'version_signatures', 'version_provenance'])
    expect(await sql(`select 1 from ${table} where version = $1`, ['1.4.0'])).toEqual([])
  expect(await readdir(dataFolder('remotes/mfe-events'))).toEqual(['1.1.0'])
})

it('deletes command-line tokens a month after they expired', async () => {
  const before = await count('deploy_tokens')
  for (const [name, days] of Object.entries({ old: 31, new: 29 }))
    await sql(
      `insert into deploy_tokens (name, hash, rights, remotes, expires_at, created_by)
        values ($1, $2, '{}', '{}', $3, 'ana')`,
      [name, Buffer.from(name), daysAgo(days)],
    )
  await cleanUp()
  expect(await count('deploy_tokens')).toBe((before ?? 0) + 1)
})

it('deletes expired emails and addresses of limits and codes, also if nobody calls', async () => {
  const states = Object.entries({ old: daysAgo(0.1), new: daysAgo(-0.1) })
  for (const [name, ends] of states) {
    await sql(`insert into tries values ('cleanup', $1, 1, $2)`, [name, ends])
    await sql(
      `insert into mailed_codes (email, purpose, browser, network, expires_at, link_expires_at)
        select $1, 'reset', 'x', '203.0.113.7', $2, $2 from generate_series(1, 150)`,
      [name, ends],
    )
    await sql(`insert into verified_emails values ($1, 'x', $2)`, [name, ends])
  }
  await cleanUp()
  expect(await sql(`select key from tries where name = 'cleanup'`)).toEqual([{ key: 'new' }])
  expect(await sql('select distinct email from mailed_codes')).toEqual([{ email: 'new' }])
  expect(await sql('select email from verified_emails')).toEqual([{ email: 'new' }])
})

it('deletes the case of an inquiry with it: entries, offers, link and pictures', async () => {
  const agent = await signUpAgent(api, 'yuna')
  const { idx, secret } = await visitorsCase(api, 'a-year-ago@example.com')
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const home = { title: 'x', area: 'x', rent: 1, deposit: 1, currency: 'GBP', available: '2026-12-01' }
  const token = agent.api_token
  await api.call(offerHome, { idx, ...home }, { token, files: [{ name: 'a.png', bytes }] })
  await api.call(writeInCase, { idx, kind: 'note', text: 'x' }, { token })
  const [file] = await sql<{ key: string }>('select key from case_files')
  await sql(`update file_removals set due_at = now() where key = $1`, [file?.key])
  await cleanUp()
  const isThere = async () => {
    const found = await api.platform.files.open(file?.key ?? '')
    found?.stream.destroy()
    return found !== undefined
  }
  expect(await isThere()).toBe(true)
  await sql(`update inquiries set created_at = now() - interval '366 days' where id = $1`, [idx])
  await cleanUp()
  // The files of deleted rows are due in the next hour.
  await cleanUp()
  for (const table of ['case_entries', 'case_offers'])
    expect(await sql(`select 1 from ${table} where case_id = $1`, [idx])).toEqual([])
  expect([await count('case_files'), await isThere()]).toEqual([0, false])
  expect((await api.call(linkedCase, { secret })).status).toBe(404)
})

it('counts what it deleted in the metrics', async () => {
  const metrics = await (await fetch(`${api.url}/metrics`)).text()
  expect(metrics).toMatch(/^cleanup_removed_total\{what="inquiries"\} 2$/m)
  expect(metrics).toMatch(/^cleanup_removed_total\{what="versions"\} 3$/m)
  expect(metrics).toMatch(/^cleanup_last_run_timestamp_seconds \d{10}/m)
})

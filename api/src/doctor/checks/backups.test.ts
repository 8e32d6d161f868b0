import type { OpenDatabase } from '../../platform/database/database'
import { openTestDatabase } from '../../testing/database'
import { installationOf } from '../../testing/installation'
import { checkBackups, judgeBackup } from './backups'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const check = (url = database.pool.options.connectionString ?? '') =>
  checkBackups(installationOf({ DATABASE_URL: url }))

it('warns if no backup is recorded, and tells the age of the newest', async () => {
  expect(await check()).toMatchObject([{ level: 'warning', text: 'No backup of this site is recorded.' }])
  await database.pool.query(
    `insert into backups values ('backup', now() - interval '5 hours'), ('pgbackrest', now() - interval '3 days')`,
  )
  expect(await check()).toEqual([{ level: 'ok', text: 'The last backup is 5 hours old (backup).' }])
})

it('warns about an old backup', () => {
  expect(judgeBackup({ kind: 'pgbackrest', hours: 74 })).toMatchObject({
    level: 'warning',
    text: 'The last backup is 3 days old (pgbackrest).',
  })
})

it('leaves an unreachable database to the check of the database', async () => {
  expect(await check('postgres://127.0.0.1:1/nothing')).toMatchObject([{ level: 'skipped' }])
})

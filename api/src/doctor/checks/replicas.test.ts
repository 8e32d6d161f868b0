import { openTestDatabase } from '../../testing/database'
import { installationOf } from '../../testing/installation'
import { checkReplicas, judgeReplica } from './replicas'

const primary = { recovering: false, system: 'site', started: '1', position: 200_000_000n }
const replica = { recovering: true, system: 'site', started: '2', position: 200_000_000n }

it.each([
  [{}, primary, 'ok', /^The replica at db:5432 follows the database\.$/],
  [{}, undefined, 'ok', /cannot be compared/],
  [{ system: 'another' }, primary, 'error', /is no replica/],
  [{ recovering: false }, primary, 'error', /was promoted/],
  [{ recovering: false, started: '1' }, primary, 'warning', /is the database itself/],
  [{ position: 100_000_000n }, primary, 'warning', /is 95 MB of the log behind/],
] as const)('%# is judged', (changes, compared, level, text) => {
  expect(judgeReplica({ ...replica, ...changes }, compared, 'db:5432')).toMatchObject({
    level,
    text: expect.stringMatching(text),
  })
})

it('has nothing to say without replicas', async () => {
  expect(await checkReplicas(installationOf({ DATABASE_URL: 'postgres://db/site' }))).toEqual([])
})

it('looks at the real servers, and explains what it cannot reach', async () => {
  const database = await openTestDatabase()
  const url = database.pool.options.connectionString ?? ''
  const away = 'postgres://site@127.0.0.1:1/site'
  const found = await checkReplicas(
    installationOf({ DATABASE_URL: url, DATABASE_READ_URL: `${url},${away}` }),
  )
  await database.close()
  expect(found).toEqual([
    { level: 'warning', text: expect.stringMatching(/is the database itself/), advice: expect.any(String) },
    {
      level: 'error',
      text: 'No database listens at 127.0.0.1:1.',
      advice: 'Start PostgreSQL, or correct DATABASE_READ_URL.',
    },
  ])
})

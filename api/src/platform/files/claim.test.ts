import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { openTestDatabase } from '../../testing/database'
import type { OpenDatabase } from '../database/database'
import { WrongSettings } from '../settings'
import { claimStore, storeIdOf } from './claim'

let database: OpenDatabase
let folder: string
beforeAll(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'within-reach-claims-'))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})
afterEach(() => database.pool.query('delete from file_stores'))

const s3 = { url: 'https://store.example', bucket: 'a', region: 'x', accessKeyId: 'x', secretAccessKey: 'x' }
const idOf = (name: string) => storeIdOf(path.join(folder, name), undefined)
const claim = (id: string) => claimStore(database, id, pino({ level: 'silent' }))

it('instances that share a folder or a bucket run together', async () => {
  const ids = await Promise.all([idOf('shared'), idOf('shared'), idOf('shared')])
  expect(new Set(ids).size).toBe(1)
  const claims = await Promise.all(ids.map(claim))
  for (const { stop } of claims) await stop()
  const otherKeys = { ...s3, accessKeyId: 'y', secretAccessKey: 'y' }
  const stores = [s3, { ...s3, region: 'y' }, otherKeys]
  const buckets = await Promise.all(stores.map((store) => storeIdOf('', store)))
  for (const { stop } of await Promise.all(buckets.map(claim))) await stop()
})

it.each([
  ['a folder of its own', () => idOf('other')],
  ['a bucket', () => storeIdOf('', s3)],
])(
  'an instance with uploads in %s does not start if another one stores them elsewhere',
  async (_case, id) => {
    const { stop } = await claim(await idOf('shared'))
    await expect(claim(await id())).rejects.toThrow(WrongSettings)
    await expect(claim(await id())).rejects.toThrow(/^FILES_DIR differs from that of another instance/)
    await stop()
    await (await claim(await id())).stop()
  },
)

it('of two instances that start together with different folders, one is refused', async () => {
  const ends = await Promise.allSettled([claim(await idOf('one')), claim(await idOf('two'))])
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  for (const end of ends) if (end.status === 'fulfilled') await end.value.stop()
})

it('a killed instance counts for a minute', async () => {
  const killed = await claim(await idOf('killed'))
  await database.pool.query(`update file_stores set seen_at = now() - interval '61 seconds'`)
  const next = await claim(await idOf('next'))
  await expect(claim(await idOf('killed'))).rejects.toThrow(WrongSettings)
  await next.stop()
  await killed.stop()
})

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { OpenDatabase } from './platform/database/database'
import { openTestDatabase } from './testing/database'

const docs = path.join(__dirname, '../../docs')
/** Its statements change roles of the whole server: `rotating-secrets.test.ts` runs them. */
const elsewhere = 'rotating-secrets.md'

const documents = ['', 'runbooks'].flatMap((folder) =>
  readdirSync(path.join(docs, folder))
    .filter((name) => name.endsWith('.md') && name !== elsewhere)
    .map((name) => path.posix.join(folder, name)),
)
const statements = documents.flatMap((name) =>
  [...readFileSync(path.join(docs, name), 'utf8').matchAll(/^ *```sql\n([\s\S]*?)^ *```$/gm)].map(
    ([, text = '']) => [name, text.trim()] as const,
  ),
)

let database: OpenDatabase
beforeAll(async () => (database = await openTestDatabase()))
afterAll(() => database.close())

it('the documents have statements', () => {
  expect(statements.length).toBeGreaterThan(5)
})

it.each(statements)('%s has a statement that names only what the newest schema has', async (_name, text) => {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await expect(client.query(text)).resolves.toBeDefined()
  } finally {
    await client.query('rollback')
    client.release()
  }
})

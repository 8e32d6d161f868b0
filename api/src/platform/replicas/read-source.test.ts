import type { Database } from '../database/database'
import { AppError, errors } from '../errors'
import { primarySource, replicaSource } from './read-source'
import type { Replica } from './replica'

const statement = { name: 'test', text: 'select 1' }
const code = (of: string) => Object.assign(new Error(of), { code: of })
const away = errors.unavailable('away', 5, { part: 'database', cause: code('ECONNREFUSED') })

function databaseThat(answer: () => Promise<unknown[]>): Database {
  return {
    query: answer as Database['query'],
    transaction: () => Promise.reject(new Error('a read has no transaction')),
    afterCommit: () => {},
  }
}

/** A primary that answers `primary`, and replicas. */
function source(...answers: (() => Promise<unknown[]>)[]) {
  const counts = { primary: 0, replica: 0 }
  const failed: unknown[] = []
  const fromPrimary = databaseThat(() => Promise.resolve(['primary']))
  const replicas = answers.map((answer) => {
    const database = databaseThat(answer)
    const replica = { database, searches: database, failed: (e: unknown) => failed.push(e) }
    return { replica: replica as unknown as Replica, count: () => counts.replica++ }
  })
  const primary = primarySource({ database: fromPrimary, searches: fromPrimary }, () => counts.primary++)
  const reading = replicaSource(replicas, primary)
  return { ...reading, counts, failed }
}

describe.each(['database', 'searches'] as const)('the %s of a replica', (which) => {
  it('answers', async () => {
    const found = source(() => Promise.resolve(['replica']))
    expect(await found[which].query(statement)).toEqual(['replica'])
    expect(found.counts).toEqual({ primary: 0, replica: 1 })
  })

  it.each([
    ['an unreachable server', away],
    ['a table that has not arrived', code('42P01')],
    ['a statement that a pooler does not know', code('26000')],
  ])('repeats a statement at the primary after an error: %s', async (_what, error) => {
    const found = source(() => Promise.reject(error))
    expect(await found[which].query(statement)).toEqual(['primary'])
    expect(found.counts).toEqual({ primary: 1, replica: 0 })
    expect(found.failed).toEqual([error])
  })

  it('repeats a statement at the next replica first', async () => {
    const found = source(
      () => Promise.reject(away),
      () => Promise.resolve(['next']),
    )
    expect(await found[which].query(statement)).toEqual(['next'])
    expect(found.counts).toEqual({ primary: 0, replica: 1 })
    expect(found.failed).toEqual([away])
  })

  it('does not repeat a statement that took too long', async () => {
    const late = errors.unavailable('late', 5, { part: 'database', cause: code('57014') })
    const found = source(() => Promise.reject(late))
    await expect(found[which].query(statement)).rejects.toBeInstanceOf(AppError)
    expect(found.counts.primary).toBe(0)
  })
})

describe('a row that is looked for', () => {
  const rowOf = async (database: Database) => (await database.query(statement))[0]

  it('comes from the replica', async () => {
    const found = source(() => Promise.resolve(['replica']))
    expect(await found.find(rowOf)).toBe('replica')
    expect(found.counts.primary).toBe(0)
  })

  it('comes from the primary if it has not arrived', async () => {
    const found = source(() => Promise.resolve([]))
    expect(await found.find(rowOf)).toBe('primary')
  })
})

import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import type { OpenDatabase } from '../platform/database/database'
import { openTestDatabase } from '../testing/database'
import { type BuiltVersion, buildVersion, sha384 } from '../testing/versions'
import { findFile, findRecord, listFileNames } from './file-queries'
import { PublishRefused } from './publish-refused'
import { readRecord } from './read-record'
import { storeVersion } from './store-version'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const store = ({ record, files }: Pick<BuiltVersion, 'record' | 'files'>) =>
  storeVersion(database, { record: readRecord(record), files, who: 'ana' })
const namesOf = (version: string) => listFileNames(database, 'mfe-events', version)
const fileOf = async (version: string, name: string) =>
  (await findFile(database, 'mfe-events', version, name)) ?? Buffer.alloc(0)
const file = (name: string, text: string | Buffer) => ({ name, bytes: Buffer.from(text) })

describe('a version that is published', () => {
  const built = buildVersion('1.0.0')

  it('is stored with its record, every file, and the compressed copies', async () => {
    expect(await store(built)).toMatchObject({ ended: 'stored', version: { version: '1.0.0' } })
    expect(await namesOf('1.0.0')).toEqual(
      ['entry.js', 'pages.0123456789.css', 'pages.0123456789.js', 'record.json'].flatMap((name) => [
        name,
        `${name}.br`,
        `${name}.gz`,
      ]),
    )
    const entry = built.files[0]?.bytes
    expect(await fileOf('1.0.0', 'entry.js')).toEqual(entry)
    expect(brotliDecompressSync(await fileOf('1.0.0', 'entry.js.br'))).toEqual(entry)
    expect(gunzipSync(await fileOf('1.0.0', 'entry.js.gz'))).toEqual(entry)
    expect((await fileOf('1.0.0', 'record.json')).toString()).toBe(built.record)
  })

  it('can be published again unchanged, also by a form that rewrote its line breaks', async () => {
    expect(await store(built)).toMatchObject({ ended: 'known' })
    const rewritten = built.record.trim().replaceAll('\n', '\r\n')
    expect(await store({ ...built, record: rewritten })).toMatchObject({ ended: 'known' })
  })

  it('never changes', async () => {
    expect(await store(buildVersion('1.0.0', { container: 'other' }))).toMatchObject({ ended: 'exists' })
    expect(await findRecord(database, 'mfe-events', '1.0.0')).toMatchObject({ record: built.record })
  })

  it('is published once by two concurrent calls', async () => {
    const twice = await Promise.all([store(buildVersion('1.1.0')), store(buildVersion('1.1.0'))])
    expect(twice.map(({ ended }) => ended).sort()).toEqual(['known', 'stored'])
    expect(await namesOf('1.1.0')).toHaveLength(12)
  })

  it('keeps source maps, and uses the copies that the build compressed', async () => {
    const version = buildVersion('1.2.0')
    const [{ bytes } = file('', '')] = version.files
    const copies = [file('entry.js.br', brotliCompressSync(bytes)), file('entry.js.gz', gzipSync(bytes))]
    await store({ ...version, files: [...version.files, ...copies, file('entry.js.map', '{}')] })
    expect(await namesOf('1.2.0')).toHaveLength(13)
    expect(await fileOf('1.2.0', 'entry.js.br')).toEqual(copies[0]?.bytes)
  })
})

describe('a version is refused, and nothing of it is stored,', () => {
  const { record, files } = buildVersion('2.0.0')
  const changed = files.map(({ name, bytes }) =>
    name === 'entry.js'
      ? { name, bytes: Buffer.concat([bytes.subarray(1), Buffer.from('x')]) }
      : { name, bytes },
  )
  const named = (name: string) =>
    buildVersion('2.0.0', { files: { [name]: { integrity: sha384(Buffer.from('x')), bytes: 1 } } }).record

  it.each([
    ['if a file is missing', record, files.slice(1), 'entry.js is missing'],
    ['if a byte differs', record, changed, 'entry.js is not the file that the record names'],
    ['if a file does not belong to it', record, [...files, file('evil.js', 'x')], 'evil.js is not a file'],
    ['if a map belongs to no file', record, [...files, file('evil.js.map', '{}')], 'evil.js.map is not'],
    ['if a file is sent twice', record, [...files, ...files.slice(0, 1)], 'entry.js was sent twice'],
    [
      'if a compressed copy has other content',
      record,
      [...files, file('entry.js.br', brotliCompressSync('alert(1)'))],
      'entry.js.br is not a compressed copy of entry.js: build it again.',
    ],
    [
      'if a compressed copy decompresses to far more',
      record,
      [...files, file('entry.js.gz', gzipSync(Buffer.alloc(50_000_000)))],
      'entry.js.gz is not a compressed copy of entry.js: build it again.',
    ],
    ['if its record is not JSON', '{', files, 'it is not JSON'],
    ['if its record is incomplete', '{"name":"mfe-events"}', files, 'not the record of a version'],
    ['if a name leads out of the folder', named('..'), [file('..', 'x')], '.. cannot be the name'],
    ['if a file has the name of the record', named('record.json'), [file('record.json', 'x')], 'record.json'],
    ['if a file has the name of a copy', named('a.js.gz'), [file('a.js.gz', 'x')], 'a.js.gz cannot be'],
    ['if its number is too long', buildVersion(`2.0.0${'1'.repeat(100)}`).record, files, 'at most 100'],
  ])('%s', async (_case, text, sent, message) => {
    const refused = await Promise.resolve()
      .then(() => store({ record: text, files: sent }))
      .catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(PublishRefused)
    expect((refused as Error).message).toContain(message)
    expect(await findRecord(database, 'mfe-events', '2.0.0')).toBeUndefined()
    expect(await namesOf('2.0.0')).toEqual([])
  })

  it('if the database fails in between', async () => {
    await database.pool.query(
      `alter table remote_files add constraint half check (version <> '2.0.0' or name <> 'record.json')`,
    )
    await expect(store(buildVersion('2.0.0'))).rejects.toThrow('half')
    await database.pool.query('alter table remote_files drop constraint half')
    expect(await findRecord(database, 'mfe-events', '2.0.0')).toBeUndefined()
    expect(await namesOf('2.0.0')).toEqual([])
  })
})

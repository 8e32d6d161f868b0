import { type BuiltRemote, derive } from './derive'

const example: BuiltRemote = {
  record: {
    name: 'mfe-example-000',
    version: '0.1.0-00aa11bb22',
    container: 'mfe_example_000_0_1_0_00aa11bb22',
    files: { 'entry.js': { integrity: 'sha384-old', bytes: 1 } },
    routes: [{ path: '/example-000', title: { en: 'Example', ko: '보기' }, menu: 'User Space' }],
  },
  files: new Map([['entry.js', `var mfe_example_000_0_1_0_00aa11bb22 = ['/example-000', '예']`]]),
}

it('creates a remote with its own name, container, path and title, in the record and in the files', () => {
  const { record, files } = derive(example, 7, 1)
  const [, fingerprint = ''] = record.version.split('-')
  expect(fingerprint).toMatch(/^[0-9a-f]{10}$/)
  expect(record).toMatchObject({
    name: 'mfe-example-007',
    container: `mfe_example_007_0_1_0_${fingerprint}`,
    routes: [{ path: '/example-007', menu: 'User Space' }],
  })
  expect(files.get('entry.js')).toBe(`var mfe_example_007_0_1_0_${fingerprint} = ['/example-007', '예']`)
  expect(record.routes[0]?.title).not.toEqual(derive(example, 8, 1).record.routes[0]?.title)
})

it('updates the hash and size of its files', () => {
  const { record, files } = derive(example, 7, 1)
  const { integrity, bytes } = record.files['entry.js'] ?? {}
  expect(integrity).toMatch(/^sha384-[\w+/]{64}$/)
  expect(bytes).toBe(Buffer.byteLength(files.get('entry.js') ?? ''))
})

it('is deterministic, and creates another version for another edition', () => {
  expect(derive(example, 7, 1)).toEqual(derive(example, 7, 1))
  expect(derive(example, 7, 2).record.version).not.toBe(derive(example, 7, 1).record.version)
})

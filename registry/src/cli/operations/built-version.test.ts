import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RemoteVersion } from '../../document'
import { demandFresh, newestBuild, readBuiltVersion } from './built-version'

let repository: string
beforeEach(async () => {
  repository = await mkdtemp(path.join(tmpdir(), 'registry-'))
})
afterEach(() => rm(repository, { recursive: true }))

/** Writes a build of mfe-a into its dist folder. */
async function build(version: string): Promise<string> {
  const folder = path.join(repository, 'mfe-a', 'dist', version)
  const entry = `var mfe_a = '${version}'`
  const record: RemoteVersion = {
    name: 'mfe-a',
    version,
    container: 'mfe_a',
    entry: 'entry.js',
    files: {
      'entry.js': {
        integrity: `sha384-${createHash('sha384').update(entry).digest('base64')}`,
        bytes: entry.length,
      },
    },
    exposes: {},
    shared: {},
    contract: '0.1.0',
    requires: { shell: '^0.1.0' },
    routes: [],
  }
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'entry.js'), entry)
  await writeFile(path.join(folder, 'record.json'), JSON.stringify(record))
  return folder
}

describe('a built version', () => {
  it('is read with all its files, and with its record byte for byte', async () => {
    const folder = await build('1.0.0')
    const { record, recordText, files } = await readBuiltVersion(folder, 'mfe-a')
    expect(record.version).toBe('1.0.0')
    expect(JSON.parse(recordText)).toEqual(record)
    expect(files.map(({ name }) => name)).toEqual(['entry.js'])
  })

  it('is refused if a file was changed or is missing', async () => {
    const folder = await build('1.0.0')
    await writeFile(path.join(folder, 'entry.js'), 'var mfe_a = "other"')
    await expect(readBuiltVersion(folder, 'mfe-a')).rejects.toMatchObject({
      ending: 'refused',
      message: expect.stringContaining('entry.js is not the file that was built'),
    })
    await rm(path.join(folder, 'entry.js'))
    await expect(readBuiltVersion(folder, 'mfe-a')).rejects.toThrow('entry.js is missing')
  })

  it('is refused under the name of another remote, or if there is none', async () => {
    const folder = await build('1.0.0')
    await expect(readBuiltVersion(folder, 'mfe-b')).rejects.toThrow('is a version of mfe-a, not of mfe-b')
    await expect(readBuiltVersion(repository, 'mfe-a')).rejects.toThrow('contains no record.json')
    await writeFile(path.join(folder, 'record.json'), '{"name":"mfe-a"}')
    await expect(readBuiltVersion(folder, 'mfe-a')).rejects.toThrow('is not a valid record of a version')
  })

  it('is refused if its sources changed after the build', async () => {
    const folder = await build('1.0.0')
    const source = path.join(repository, 'mfe-a', 'src', 'boards.ts')
    const shared = path.join(repository, 'shared-ui', 'src', 'button.tsx')
    for (const file of [source, shared, `${source.slice(0, -3)}.test.ts`]) {
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, '')
      await utimes(file, 1000, 1000)
    }
    await demandFresh(repository, 'mfe-a', folder)
    await utimes(`${source.slice(0, -3)}.test.ts`, 9e9, 9e9)
    await demandFresh(repository, 'mfe-a', folder)
    await utimes(shared, 9e9, 9e9)
    await expect(demandFresh(repository, 'mfe-a', folder)).rejects.toMatchObject({
      ending: 'refused',
      message: expect.stringContaining(
        'button.tsx was changed after mfe-a was built: run "npm run build -- mfe-a" first',
      ),
    })
  })

  it('is the newest complete one by default', async () => {
    await expect(newestBuild(repository, 'mfe-a')).rejects.toThrow('npm run build -- mfe-a')
    const older = await build('2.0.0')
    await utimes(path.join(older, 'record.json'), 1000, 1000)
    const newer = await build('1.0.0')
    await mkdir(path.join(repository, 'mfe-a', 'dist', 'unfinished'))
    expect(await newestBuild(repository, 'mfe-a')).toBe(newer)
  })
})

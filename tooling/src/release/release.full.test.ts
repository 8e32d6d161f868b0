import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { boardAddress } from '@within-reach/contract'
import { debianProgram } from '../../testing/debian-program'
import { start } from '../../testing/evaluate'
import { madeRelease } from '../../testing/made-once/made-once'
import { assembling, newFolder, type ReleaseSite, startRelease } from '../../testing/release-site'
import { remoteNames } from '../../bootstrap/remotes.mjs'
import type { ReleaseRecord } from './release-record'

jest.setTimeout(600_000)

const repository = path.join(__dirname, '../../..')

let folder: string
let release: string
let site: ReleaseSite
beforeAll(async () => {
  folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'within-reach-release-'))
  release = await madeRelease()
  site = await startRelease(release)
})
afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Decision {
  readonly remotes: Readonly<Record<string, { readonly version: string }>>
}

it('shows every remote at its first start', async () => {
  const answer = await fetch(`${site.url}/api/registry/decision`)
  const { remotes } = (await answer.json()) as Decision
  expect(Object.keys(remotes).sort()).toEqual(remoteNames())
  for (const [name, { version }] of Object.entries(remotes)) {
    const record = await fetch(`${site.url}/remotes/${name}/${version}/record.json`)
    expect([name, record.status]).toEqual([name, 200])
  }
})

it('serves a page with its scripts and styles', async () => {
  const page = await fetch(site.url + boardAddress.fr)
  expect(page.status).toBe(200)
  const html = await page.text()
  const files = [...html.matchAll(/(?:src|href)="(\/(?:assets|remotes)\/[^"]+)"/g)].map(([, file]) => file)
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) expect([file, (await fetch(site.url + file)).status]).toEqual([file, 200])
})

/** The answer to the call for the roommate ads. */
async function postsOf({ url }: ReleaseSite): Promise<unknown> {
  const body = new URLSearchParams({ type: 'fr' })
  return (await fetch(`${url}/api/posts`, { method: 'POST', body })).json()
}

it('has the sample content, which the embedded database of a local site starts with', async () => {
  expect(await postsOf(site)).toMatchObject({ res: true, total: 10 })
})

it('has every package that the service depends on, and those that it loads later', async () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(repository, 'api/package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>
  }
  const names = Object.keys(dependencies).filter((name) => !name.startsWith('@within-reach/'))
  expect(names.length).toBeGreaterThan(10)
  const program = `for (const name of ${JSON.stringify(names)}) require(name); console.log('all')`
  const { output } = await start(process.execPath, ['--eval', program], path.join(release, 'api'))
  expect(output).toBe('all\n')
})

it('has no link that leads out of it', () => {
  const links = execFileSync('find', [release, '-type', 'l', '-exec', 'realpath', '{}', '+'], {
    encoding: 'utf8',
  })
  const targets = links.trimEnd().split('\n')
  expect(targets.length).toBeGreaterThan(20)
  expect(targets.filter((target) => !target.startsWith(`${release}/`))).toEqual([])
})

it('has no development package', () => {
  const packages = execFileSync('ls', [path.join(release, 'node_modules/.pnpm')], { encoding: 'utf8' })
  expect(packages).toContain('fastify@')
  for (const name of ['typescript', 'webpack', 'jest', 'esbuild', '@types+node'])
    expect(packages).not.toContain(`\n${name}@`)
})

it('has the command line of the registry', async () => {
  const { remotes } = JSON.parse(readFileSync(path.join(release, 'release.json'), 'utf8')) as ReleaseRecord
  const { output } = await site.run(['registry.cjs', 'status'])
  for (const remote of remotes) expect(output).toContain(path.basename(remote))
})

it('has the doctor, who finds nothing wrong', async () => {
  const { code, output } = await site.run(['api/dist/server.cjs', 'doctor', '--json'])
  expect([code, output]).toEqual([0, expect.stringContaining('"database"')])
})

describe('the backups of a release', () => {
  let work: string
  let identity: string
  let recipients: string
  beforeAll(() => {
    work = newFolder()
    identity = path.join(work, 'identity.txt')
    recipients = path.join(work, 'recipients')
    const keygen = debianProgram('age-keygen', 'age')
    execFileSync(keygen, ['-o', identity], { stdio: 'pipe' })
    writeFileSync(recipients, execFileSync(keygen, ['-y', identity]))
    // The user of the release reads it too.
    chmodSync(identity, 0o644)
  })
  afterAll(() => rmSync(work, { recursive: true, force: true }))

  /** Runs a command of the release, which must succeed. @param dataDir by default that of the running site */
  async function command(words: readonly string[], dataDir = site.dataDir): Promise<string> {
    const { code, output } = await site.run(['api/dist/server.cjs', ...words], { DATA_DIR: dataDir })
    if (code !== 0) throw new Error(output)
    return output
  }

  /** Starts the release on a restored site, and compares what it shows. */
  async function expectRestored(dataDir: string): Promise<void> {
    const restored = await startRelease(release, { DATA_DIR: dataDir })
    const [shown, expected] = [await postsOf(restored), await postsOf(site)]
    await restored.stop()
    expect(shown).toEqual(expected)
    rmSync(dataDir, { recursive: true, force: true })
  }

  it('are made while it runs, and restored with the identity', async () => {
    const backups = path.join(work, 'backups')
    const made = await command(['backup', backups, '--recipients-file', recipients, '--keep', '14'])
    expect(made).toMatch(/^Backed up [1-9]\d* rows/)
    expect(await command(['restore', backups, '--identity', identity, '--try'])).toContain('can be restored')
    const elsewhere = newFolder()
    expect(await command(['restore', backups, '--identity', identity], elsewhere)).toContain('Restored')
    await expectRestored(elsewhere)
  })

  it('are compared by sha256sum, and opened by age and tar', async () => {
    const backups = path.join(work, 'opened')
    await command(['backup', backups, '--recipients-file', recipients])
    const inBackups = (script: string) =>
      execFileSync('sh', ['-c', script, identity], { cwd: backups, encoding: 'utf8' })
    debianProgram('age')
    expect(inBackups('sha256sum --check --quiet *.sha256')).toBe('')
    const files = inBackups('age --decrypt --identity "$0" *.tar.age | tar --list').trim().split('\n')
    expect(files).toEqual(expect.arrayContaining(['tables/posts/000001.gz', 'manifest.json']))
    const rows = 'age --decrypt --identity "$0" *.tar.age | tar --extract --to-stdout tables/posts/000001.gz'
    expect(inBackups(`${rows} | gunzip | wc -l`).trim()).not.toBe('0')
    const [upload] = readdirSync(backups, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.webp.age'),
    )
    expect(inBackups(`age --decrypt --identity "$0" ${upload}`)).toMatch(/^RIFF....WEBP/s)
  })

  it('are exported to one file, and imported from it', async () => {
    const file = path.join(work, 'site.tar.age')
    expect(await command(['export', file, '--recipients-file', recipients])).toContain('Exported')
    const elsewhere = newFolder()
    expect(await command(['import', file, '--identity', identity], elsewhere)).toContain('Restored')
    await expectRestored(elsewhere)
  })

  it('may be encrypted by age itself', async () => {
    const [file, encrypted] = [path.join(work, 'plain.tar'), path.join(work, 'by-age.tar.age')]
    await command(['export', file])
    execFileSync(debianProgram('age'), ['--recipients-file', recipients, '--output', encrypted, file])
    chmodSync(encrypted, 0o644)
    const elsewhere = newFolder()
    expect(await command(['import', encrypted, '--identity', identity], elsewhere)).toContain('Restored')
    rmSync(elsewhere, { recursive: true, force: true })
  })
})

it('is never assembled over another one', async () => {
  const { code, output } = await start(process.execPath, assembling(release), repository)
  expect(code).toBe(1)
  expect(output).toContain('is not empty')
})

it('ends with exit code 0 after SIGTERM', async () => {
  const other = await startRelease(release, { SAMPLE_CONTENT: 'off' })
  expect(await other.stop()).toBe(0)
})

it('names the system that it is for', async () => {
  const copy = path.join(folder, 'elsewhere')
  execFileSync('mkdir', [copy])
  execFileSync('cp', [path.join(release, 'start.mjs'), copy])
  execFileSync(
    'sh',
    [
      '-c',
      `sed 's/"platform": ".*"/"platform": "plan9-mips"/' release.json > "$0"`,
      path.join(copy, 'release.json'),
    ],
    {
      cwd: release,
    },
  )
  const { code, output } = await start(process.execPath, ['start.mjs'], copy)
  expect(code).toBe(1)
  expect(output).toContain('This release is for plan9-mips')
})

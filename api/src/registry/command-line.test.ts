import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startApi, type TestApi } from '../testing/api'
import { ownerToken, tokenWith } from '../testing/owner'
import { builtShell, page, versionOf } from '../testing/registry'
import { registryCommand } from '../testing/registry-command'

let shell: Awaited<ReturnType<typeof builtShell>>
let folder: string
let api: TestApi
let owner: string
beforeAll(async () => {
  shell = await builtShell()
  api = await startApi({ shell: shell.folder })
  owner = await ownerToken(api)
  folder = await mkdtemp(path.join(tmpdir(), 'within-reach-built-'))
})
afterAll(async () => {
  await api.close()
  await shell.remove()
  await rm(folder, { recursive: true })
})

/** Runs the command line against the service of this file. */
const run = (args: readonly string[], token = owner) =>
  registryCommand(args, { folder, environment: { REACH_SITE: api.url, REACH_TOKEN: token } })
const json = async (args: readonly string[]) => JSON.parse((await run([...args, '--json'])).output) as unknown
const liveOf = async (name: string) => {
  const { remotes } = (await json(['status'])) as { remotes: { name: string; live?: object }[] }
  return remotes.find((remote) => remote.name === name)?.live
}

/** Writes a build to its folder, like webpack. */
async function build(name: string, version: string, more = {}): Promise<string> {
  const { record, files } = versionOf(name, version, more)
  const dist = path.join(folder, name, 'dist', version)
  await mkdir(dist, { recursive: true })
  for (const file of files) await writeFile(path.join(dist, file.name), file.bytes)
  await writeFile(path.join(dist, 'record.json'), record)
  return dist
}

const why = ['--why', 'a test']

it('a build is published, checked, promoted and rolled back, and the history shows authors and reasons', async () => {
  await build('mfe-trips', '1.0.0')
  const published = await run(['publish', 'mfe-trips'])
  expect(published).toMatchObject({ code: 0, complained: '' })
  expect(published.output).toContain('Published mfe-trips 1.0.0: 3 files')
  expect(await liveOf('mfe-trips')).toBeUndefined()

  expect(await run(['check', 'mfe-trips'])).toMatchObject({
    code: 0,
    output: expect.stringContaining('Yes: mfe-trips 1.0.0 can go live.'),
  })
  expect((await run(['promote', 'mfe-trips', ...why])).output).toContain('live with 1.0.0')

  const dir = await build('mfe-trips', '1.1.0')
  await run(['publish', 'mfe-trips', '--dir', path.relative(folder, dir)])
  expect((await run(['promote', 'mfe-trips@1.1.0', ...why])).output).toContain('current: 1.0.0 → 1.1.0')
  expect((await run(['rollback', 'mfe-trips', '--why', 'too slow'])).output).toContain(
    'current: 1.1.0 → 1.0.0',
  )

  const { output } = await run(['history', 'mfe-trips'])
  expect(output).toMatch(/Roll back to the last good version {2}\(.+\)\n {4}why: too slow/)
  expect(await liveOf('mfe-trips')).toMatchObject({ current: '1.0.0' })
})

it('the status is text for people, and JSON for machines', async () => {
  const { output } = await run(['status'])
  expect(output).toContain(`at ${api.url}`)
  expect(output).toMatch(/^mfe-trips {2}1\.0\.0$/m)
  expect(await json(['status'])).toMatchObject({ environment: 'production' })
})

it('the health of a remote shows each version with its role, and refuses a remote that is not live', async () => {
  const { output } = await run(['health', 'mfe-trips'])
  expect(output).toMatch(/^1\.0\.0 {2}current\n {2}0 page views/)
  await build('mfe-quiet', '1.0.0')
  await run(['publish', 'mfe-quiet'])
  expect((await run(['health', 'mfe-quiet'])).output).toContain('mfe-quiet is not live')
})

it('a check of a candidate that does not fit names the reasons, with exit code 1', async () => {
  await build('mfe-rooms', '1.0.0', { routes: [page('/mfe-trips')] })
  await run(['publish', 'mfe-rooms'])
  const { code, output } = await run(['check', 'mfe-rooms'])
  expect(code).toBe(1)
  expect(output).toContain('/mfe-trips belongs to mfe-trips 1.0.0')
  expect(output).toContain('No: mfe-rooms 1.0.0 cannot go live.')
})

it('a version never changes', async () => {
  const dir = await build('mfe-trips', '1.0.0', { routes: [page('/other')] })
  const { code, complained } = await run(['publish', 'mfe-trips', '--dir', dir])
  expect(code).toBe(1)
  expect(complained).toContain('1.0.0')
  expect(await liveOf('mfe-trips')).toMatchObject({ current: '1.0.0' })
})

it('a canary grows by a plan and ends, and a scheduled switch of a region is cancelled', async () => {
  const plan = ['--steps', '5,25,100', '--every', '2h', '--least', '500']
  await run(['canary', 'mfe-trips@1.1.0', '5', ...plan, ...why])
  expect(await liveOf('mfe-trips')).toMatchObject({
    canary: { version: '1.1.0', percent: 5, plan: { steps: [25, 100], everyMinutes: 120, least: 500 } },
  })
  expect((await run(['end-canary', 'mfe-trips', ...why])).output).toContain('canary: 1.1.0 at 5 % → none')

  expect((await run(['regions', 'mfe-trips', 'others', 'off', ...why])).output).toContain(
    'Others: open → closed',
  )
  const at = ['--at', '2099-01-01T09:00+09:00']
  await run(['regions', 'mfe-trips', 'others', 'on', ...at, ...why])
  expect((await run(['regions', 'mfe-trips'])).output).toContain('Others opens 2099-01-01 00:00 UTC')
  expect((await run(['regions', 'mfe-trips', 'others', '--forget', ...at, ...why])).output).toContain(
    'no longer planned',
  )
  expect((await run(['switch', 'mfe-trips', 'off', ...why])).output).toContain('switched: on → off')
})

it('one change is undone, and two revisions are compared', async () => {
  const { revision } = (await json(['status'])) as { revision: number }
  expect((await run(['undo', String(revision), ...why])).output).toContain('switched: off → on')
  const { output } = await run(['diff', String(revision - 1)])
  expect(output).toContain(`From ${revision - 1} to ${revision + 1}: no differences.`)
  expect((await run(['diff', '0'])).output).toContain('live with 1.0.0')
})

it('a change after a concurrent one has exit code 5 and shows both sides', async () => {
  const { revision } = (await json(['status'])) as { revision: number }
  await run(['switch', 'mfe-trips', 'off', '--why', 'a fault'])
  const late = await run(['promote', 'mfe-trips@1.1.0', '--revision', String(revision), ...why])
  expect(late.code).toBe(5)
  expect(late.complained).toContain('"Give 1.1.0 to everybody" for mfe-trips')
  expect(late.complained).toContain('switched: on → off ("a fault")')
})

it('a token with limited rights can use these only', async () => {
  const token = await tokenWith(api, ['read', 'publish'], ['mfe-trips'])
  await build('mfe-trips', '1.2.0')
  expect(await run(['publish', 'mfe-trips', '--dir', `${folder}/mfe-trips/dist/1.2.0`], token)).toMatchObject(
    { code: 0 },
  )
  expect(await run(['promote', 'mfe-trips@1.2.0', ...why], token)).toMatchObject({ code: 3 })
  expect(await run(['publish', 'mfe-rooms'], token)).toMatchObject({ code: 3 })
  expect(await run(['status'], 'wr_nobody')).toMatchObject({ code: 3 })
})

it('tokens are created, listed and revoked, and members become operators', async () => {
  const made = await run([
    'token',
    'create',
    'ci-trips',
    '--rights',
    'read,publish',
    '--remotes',
    'mfe-trips',
    '--days',
    '90',
  ])
  const token = made.output.trim()
  expect(await run(['status'], token)).toMatchObject({ code: 0 })
  expect((await run(['token', 'list'])).output).toMatch(/ci-trips +token +read, publish · mfe-trips · until/)
  await run(['token', 'revoke', 'ci-trips'])
  expect(await run(['status'], token)).toMatchObject({ code: 3 })

  await api.signUp('olga')
  expect((await run(['grant', 'olga@example.com'])).output).toContain('is now an operator')
  expect((await run(['token', 'list'])).output).toContain('olga@example.com')
  expect((await run(['revoke', 'olga@example.com'])).output).toContain('is no longer an operator')
  expect(await run(['grant', 'nobody@example.com'])).toMatchObject({ code: 1 })
  // Once more changes nothing.
  await run(['revoke', 'olga@example.com'])
  const { output } = await run(['token', 'list', '--history'])
  expect(output.trimEnd().split('\n').slice(0, 4)).toEqual([
    expect.stringMatching(/ UTC +token owner +revoked operator olga@example\.com$/),
    expect.stringMatching(/ UTC +token owner +granted operator olga@example\.com$/),
    expect.stringMatching(/ UTC +token owner +revoked token ci-trips +read, publish · mfe-trips · until/),
    expect.stringMatching(/ UTC +token owner +created token ci-trips +read, publish · mfe-trips · until/),
  ])
})

it('a link shows a published version, and an unpublished one is refused', async () => {
  const { code, output } = await run(['override-link', 'mfe-trips@1.1.0', '--hours', '2'])
  expect(code).toBe(0)
  expect(decodeURIComponent(output)).toMatch(/override=mfe-trips@1\.1\.0.*\nIt is valid until/)
  expect(await run(['override-link', 'mfe-trips@9.9.9'])).toMatchObject({ code: 1 })
})

it('a remote without regions has none to close', async () => {
  const section = { title: { en: 'Tours', ko: '투어' }, regional: false }
  await build('mfe-tours', '1.0.0', { section })
  await run(['publish', 'mfe-tours'])
  const listed = async () => {
    const { remotes } = (await json(['status'])) as { remotes: { name: string; section?: object }[] }
    return remotes.find(({ name }) => name === 'mfe-tours')?.section
  }
  expect(await listed()).toEqual(section)
  await run(['promote', 'mfe-tours', ...why])
  expect(await listed()).toEqual(section)
  const { code, complained } = await run(['regions', 'mfe-tours', 'others', 'off', ...why])
  expect(code).toBe(1)
  expect(complained).toContain('mfe-tours is the same in every region: turn it on or off as a whole.')
})

it('the shared modules are listed with their users, and a larger version names who holds it back', async () => {
  for (const [name, range] of [
    ['mfe-early', '^19.0.0'],
    ['mfe-ready', '^19 || ^20'],
  ] as const) {
    await build(name, '1.0.0', { shared: { react: range } })
    await run(['publish', name])
    await run(['promote', name, ...why])
  }
  const listed = await run(['deps', 'react'])
  expect(listed).toMatchObject({ code: 0, complained: '' })
  expect(listed.output).toMatch(/^react {2}19\.1\.0 in the shell$/m)
  expect(listed.output).toMatch(/^ {2}mfe-early +1\.0\.0 +current +\^19\.0\.0$/m)

  const wished = await run(['deps', 'react@20'])
  expect(wished.code).toBe(1)
  expect(wished.output).toMatch(/^react 20\.0\.0 instead of 19\.1\.0: \d+ of \d+ live versions hold it back/)
  expect(wished.output).toMatch(/^ {2}mfe-early +1\.0\.0/m)
  expect(wished.output).not.toContain('mfe-ready')
  expect(await run(['deps', 'react@19.2.0'])).toMatchObject({ code: 0 })
  expect((await run(['deps', 'raect'])).complained).toContain(
    '"raect" is not shared. The shared modules are react',
  )
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  type Origin,
  publishedVersion,
  publishVersion,
  registryStatus,
  type RemoteRoute,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { ownerToken, tokenWith } from '../testing/owner'
import { builtShell, page, versionOf } from '../testing/registry'
import { registryCommand } from '../testing/registry-command'

const remote = 'mfe-trips'
const origin: Origin = {
  commit: '4be31c2'.padEnd(40, '0'),
  clean: true,
  author: 'Mina Kim',
  at: '2026-11-21T01:00:00.000Z',
  subject: 'Show prices first',
}

let shell: Awaited<ReturnType<typeof builtShell>>
/** Two installations, each with its own database and key. */
let staging: TestApi
let production: TestApi
let tokens: { readonly from: string; readonly to: string; readonly proves: string; readonly owner: string }
let folder: string
beforeAll(async () => {
  shell = await builtShell()
  staging = await startApi({ shell: shell.folder, settings: { ENVIRONMENT: 'staging' } })
  production = await startApi({ shell: shell.folder })
  tokens = {
    from: await tokenWith(staging, ['read']),
    to: await tokenWith(production, ['publish'], [remote]),
    proves: await tokenWith(staging, ['prove'], [remote]),
    owner: await ownerToken(production),
  }
  folder = await mkdtemp(path.join(tmpdir(), 'within-reach-copy-'))
})
afterAll(async () => {
  await staging.close()
  await production.close()
  await shell.remove()
  await rm(folder, { recursive: true })
})

const run = (args: readonly string[], environment: Record<string, string> = {}) =>
  registryCommand(args, {
    folder,
    environment: { REACH_FROM_TOKEN: tokens.from, REACH_TO_TOKEN: tokens.to, ...environment },
  })
const copy = (version: string, environment = {}) =>
  run(['copy', `${remote}@${version}`, '--from', staging.url, '--to', production.url], environment)

async function publishAt(site: TestApi, version: string, routes?: readonly RemoteRoute[]): Promise<void> {
  const { record, files } = versionOf(remote, version, routes && { routes: [...routes] })
  const fields = { record, origin: JSON.stringify(origin) }
  const { outcome } = await site.call(publishVersion, fields, { token: await ownerToken(site), files })
  expect(outcome.kind).toBe('ok')
}
const published = async (site: TestApi, version: string) => {
  const token = await ownerToken(site)
  const { outcome } = await site.call(publishedVersion, { remote, version }, { token })
  return outcome.kind === 'ok' ? outcome.data : undefined
}

/** Records that the journeys passed in staging, as `npm run e2e -- --record` does. */
async function recordProof(version: string): Promise<void> {
  const integrity = (await published(staging, version))?.record
  const file = path.join(folder, 'run.json')
  await writeFile(file, JSON.stringify({ integrity, shell: '0.1.0-abc', live: {}, passed: 48, skipped: 0 }))
  const { code, output } = await run(
    ['record-proof', `${remote}@${version}`, '--run', 'run.json', '--site', staging.url],
    { REACH_TOKEN: tokens.proves },
  )
  expect(code).toBe(0)
  expect(output).toMatch(/^proof: all journeys, 48 passed, at http.*, by token prove mfe-trips\n$/)
}

describe('a copy', () => {
  it('carries a version with its files, its commit and its proofs, and makes nothing live', async () => {
    await publishAt(staging, '1.0.0')
    await recordProof('1.0.0')
    const { code, output, complained } = await copy('1.0.0')
    expect([code, complained]).toEqual([0, ''])
    expect(output).toContain(`Copied ${remote} 1.0.0 from ${staging.url} to ${production.url}: 3 files`)
    expect(output).toContain('Show prices first (Mina Kim, 2026-11-21, 4be31c2)')
    expect(output).toContain('(unverified: the key of that site is not trusted here)')
    expect(output).toContain(`Yes: ${remote} 1.0.0 can go live.`)

    const [given, got] = [await published(staging, '1.0.0'), await published(production, '1.0.0')]
    expect(got).toMatchObject({ record: given?.record, origin, who: `token publish ${remote}` })
    expect(got?.proofs.map(({ signed }) => signed)).toEqual(given?.proofs.map(({ signed }) => signed))
    for (const file of ['entry.js', 'record.json']) {
      const [from, to] = [staging, production].map(({ url }) => `${url}/remotes/${remote}/1.0.0/${file}`)
      expect(await (await fetch(to ?? '')).text()).toBe(await (await fetch(from ?? '')).text())
    }
    expect(production.registry.document().remotes).toEqual({})
  })

  it('can be repeated: it sends no file again, and carries proofs that came later', async () => {
    await recordProof('1.0.0')
    const { code, output } = await copy('1.0.0')
    expect(code).toBe(0)
    expect(output).toContain(`${production.url} has ${remote} 1.0.0 already, with the same files.`)
    expect((await published(production, '1.0.0'))?.proofs).toHaveLength(2)
  })

  it('lets a version go live where a proof is demanded, once its site is trusted', async () => {
    const at = (args: readonly string[]) =>
      run([...args, '--site', production.url, '--why', 'a test'], { REACH_TOKEN: tokens.owner })
    expect((await at(['rules', '--demand-proof', 'on'])).output).toContain('proof: not demanded → demanded')
    const refused = await at(['promote', `${remote}@1.0.0`])
    expect(refused).toMatchObject({ code: 1, complained: expect.stringContaining('has none') })
    const shown = await run(['rules', '--site', staging.url], { REACH_TOKEN: tokens.from })
    const key = /· key (\S+)$/m.exec(shown.output)?.[1] ?? ''
    // The address by which the staging site signs its proofs.
    const trusted = await at(['rules', '--trust', 'https://staging.example.com', '--key', key])
    expect(trusted.output).toContain('trusted: https://staging.example.com')
    expect((await at(['versions', remote])).output).toContain(
      'proof: all journeys, 48 passed, at https://staging.example.com',
    )
    expect((await at(['promote', `${remote}@1.0.0`])).output).toContain('live with 1.0.0')
    expect((await at(['rules', '--demand-proof', 'off'])).code).toBe(0)
    const { output } = await at(['history'])
    expect(output).toMatch(/all remotes {2}Trust the proofs of https:\/\/staging\.example\.com {2}\(/)
    expect(output).toMatch(/mfe-trips {2}Give 1\.0\.0 to everybody[^]*1\.0\.0: Show prices first \(Mina Kim/)
    const revision = /^(\d+) .*Trust the proofs/m.exec(output)?.[1] ?? ''
    expect((await at(['undo', revision])).output).toContain('no longer trusted: https://staging.example.com')
    expect((await at(['diff', '0'])).output).toMatch(
      /mfe-trips\n {2}live with 1\.0\.0\n {2}1\.0\.0: Show prices/,
    )
  })

  it('is refused if the receiving site has other files under the same version', async () => {
    await publishAt(staging, '1.1.0')
    await publishAt(production, '1.1.0', [page('/elsewhere')])
    const before = await published(production, '1.1.0')
    expect(await copy('1.1.0')).toMatchObject({
      code: 1,
      complained: expect.stringContaining(`${production.url} has other files as ${remote} 1.1.0.`),
    })
    expect(await published(production, '1.1.0')).toEqual(before)
  })

  it('is refused if a file is not the one in the record', async () => {
    await publishAt(staging, '1.2.0')
    await staging.database.pool.query(`
      delete from remote_files where version = '1.2.0' and name like 'entry.js.%';
      update remote_files set bytes = 'changed' where version = '1.2.0' and name = 'entry.js'`)
    expect(await copy('1.2.0')).toMatchObject({
      code: 1,
      complained: expect.stringContaining('entry.js is missing or is not the file that was published'),
    })
    expect(await published(production, '1.2.0')).toBeUndefined()
  })

  it('is refused without the rights, and for a version that is not published', async () => {
    expect(await copy('9.0.0')).toMatchObject({
      code: 1,
      complained: expect.stringContaining(`${remote} 9.0.0 is not published at ${staging.url}`),
    })
    await publishAt(staging, '1.3.0')
    const other = await tokenWith(production, ['publish'], ['mfe-rooms'])
    expect(await copy('1.3.0', { REACH_TO_TOKEN: other })).toMatchObject({ code: 3 })
    expect(await copy('1.3.0', { REACH_FROM_TOKEN: 'wr_nobody' })).toMatchObject({ code: 3 })
    expect(await published(production, '1.3.0')).toBeUndefined()
  })
})

it('a retired remote is shown as retired, and an undo brings it back', async () => {
  const at = (args: readonly string[]) =>
    run([...args, '--site', production.url, '--why', 'nobody visits it'], { REACH_TOKEN: tokens.owner })
  expect((await at(['retire', remote])).output).toContain('switched: on → retired')
  expect((await at(['status'])).output).toMatch(/^mfe-trips {2}1\.0\.0 .*RETIRED$/m)
  const { outcome } = await production.call(registryStatus, {}, { token: tokens.owner })
  const revision = outcome.kind === 'ok' ? outcome.data.revision : 0
  expect((await at(['undo', String(revision)])).output).toContain('switched: retired → on')
})

import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { registryHistory, type Session } from '@within-reach/contract'
import { WrongSettings } from '../platform/settings'
import { startApi, type TestApi } from '../testing/api'
import { ownerToken } from '../testing/owner'
import { captureLog } from '../testing/captured-log'
import { builtShell, changesBy, grant, publish, versionOf } from '../testing/registry'
import { keyList, newTeamKey, sendKeys } from '../testing/team-keys'
import type { BuiltVersion } from '../testing/versions'
import { publishAtStart } from './at-start'
import { deleteOldVersions } from './old-version-queries'

let shell: Awaited<ReturnType<typeof builtShell>>
let folder: string
let first: TestApi
let operator: Session
beforeAll(async () => {
  shell = await builtShell()
  folder = await mkdtemp(path.join(tmpdir(), 'within-reach-built-'))
  first = await startApi({ shell: shell.folder })
  operator = await first.signUp('olga')
  await grant(first, operator)
})
afterAll(async () => {
  await first.close()
  await shell.remove()
  await rm(folder, { recursive: true })
})

/** Writes a version like a build. */
async function build({ name, version, record, files }: BuiltVersion): Promise<string> {
  const place = path.join(folder, name, version)
  await mkdir(place, { recursive: true })
  await writeFile(path.join(place, 'record.json'), record)
  for (const file of files) await writeFile(path.join(place, file.name), file.bytes)
  return place
}

/** Starts instances of the site at the same time, with these built versions. */
async function start(instances: number, ...built: readonly string[]): Promise<TestApi[]> {
  const settings = { REMOTES_AT_START: built.join(path.delimiter) }
  const begun = Array.from({ length: instances }, () =>
    startApi({ shell: shell.folder, sharing: first, settings }),
  )
  const apis = await Promise.all(begun)
  await Promise.all(apis.map(({ platform, registry }) => publishAtStart(platform, registry)))
  return apis
}

const liveIn = ({ registry }: TestApi) =>
  Object.values(registry.document().remotes).map(({ environments, versions }) => {
    const live = environments.production
    return `${versions[live?.current ?? '']?.name} ${live?.current}`
  })

const history = async () => {
  const { outcome } = await first.call(registryHistory, {}, { token: operator.api_token })
  return outcome.kind === 'ok' ? outcome.data : []
}

it('what was built is published and made live once, by any number of instances that start together', async () => {
  const trips = await build(versionOf('mfe-trips', '1.0.0'))
  const rooms = await build(versionOf('mfe-rooms', '1.0.0'))
  const instances = await start(3, trips, rooms)
  try {
    for (const instance of instances) {
      expect(liveIn(instance).sort()).toEqual(['mfe-rooms 1.0.0', 'mfe-trips 1.0.0'])
      const entry = await fetch(`${instance.url}/remotes/mfe-trips/1.0.0/entry.js`)
      expect(entry.status).toBe(200)
    }
    expect((await history()).map(({ sentences }) => sentences)).toEqual(
      Array(2).fill([{ says: 'built-here', values: {} }]),
    )
    expect((await history()).map(({ remote, who, why }) => [remote, who, why]).sort()).toEqual([
      ['mfe-rooms', 'npm start', 'built from the sources on this machine'],
      ['mfe-trips', 'npm start', 'built from the sources on this machine'],
    ])
  } finally {
    await Promise.all(instances.map((instance) => instance.close()))
  }
})

it('a rollback survives a start, and the next build goes live', async () => {
  const trips = await build(versionOf('mfe-trips', '1.1.0'))
  const [second] = await start(1, trips)
  await second?.close()
  await first.registry.refresh()
  await changesBy(first, operator)({ type: 'rollback', remote: 'mfe-trips' }, 'it flickers')
  const [third] = await start(1, trips)
  expect(third && liveIn(third)).toContain('mfe-trips 1.0.0')
  await third?.close()
  const [fourth] = await start(1, await build(versionOf('mfe-trips', '1.2.0')))
  expect(fourth && liveIn(fourth)).toContain('mfe-trips 1.2.0')
  await fourth?.close()
})

it('a start does not bring back a version that was live before and is deleted by now', async () => {
  const built = await build(versionOf('mfe-old', '1.0.0'))
  const [second] = await start(1, built)
  await second?.close()
  for (let n = 1; n <= 10; n++) await publish(first.database, versionOf('mfe-old', `1.${n}.0`))
  await first.registry.refresh()
  const change = changesBy(first, operator)
  for (const version of ['1.9.0', '1.10.0'])
    await change({ type: 'promote', remote: 'mfe-old', version }, 'x')
  const { pool } = first.database
  await pool.query(`update registry_revisions set at = at - interval '90 days' where remote = 'mfe-old'`)
  await pool.query(`update remote_versions set published_at = published_at - interval '90 days'
    where remote = 'mfe-old' and version = '1.0.0'`)
  expect(await deleteOldVersions(first.database)).toBe(1)
  const [third] = await start(1, built)
  await third?.close()
  expect(third && liveIn(third)).toContain('mfe-old 1.10.0')
})

it('a change that somebody makes during the start does not fail it', async () => {
  const many = await Promise.all(
    ['a', 'b', 'c', 'd'].map((name) => build(versionOf(`mfe-many-${name}`, '1.0.0'))),
  )
  const [instance, ...revisions] = await Promise.all([
    start(1, ...many),
    ...[1, 2, 3, 4, 5, 6].map(async (percent) => {
      const change = { type: 'canary', remote: 'mfe-rooms', version: '1.0.0', percent } as const
      return first.registry.change({ change, revision: 0, who: 'olga', why: 'busy' })
    }),
  ])
  expect(revisions.map(({ ended }) => ended)).toEqual(Array(6).fill('stale'))
  expect(instance[0] && liveIn(instance[0])).toEqual(
    expect.arrayContaining(['a', 'b', 'c', 'd'].map((name) => `mfe-many-${name} 1.0.0`)),
  )
  await instance[0]?.close()
})

it('a build without a demanded proof is published, and not made live', async () => {
  const set = (demanded: boolean) =>
    first.registry.changeRules({
      change: { type: 'demand-proof', demanded },
      revision: first.registry.document().revision,
      who: 'olga',
      why: 'a test',
    })
  await first.registry.refresh()
  expect((await set(true)).ended).toBe('made')
  const [instance] = await start(1, await build(versionOf('mfe-trips', '1.3.0')))
  try {
    expect(instance && liveIn(instance)).toContain('mfe-trips 1.2.0')
    expect((await fetch(`${instance?.url}/remotes/mfe-trips/1.3.0/entry.js`)).status).toBe(200)
  } finally {
    await instance?.close()
    expect((await set(false)).ended).toBe('made')
  }
})

it('a build that its team has not signed is not published, and does not stop the start', async () => {
  const mina = newTeamKey('Mina', 'owner')
  const keys = keyList(1, [mina], { remote: 'mfe-signed' })
  expect((await sendKeys(first, await ownerToken(first), keys, [mina])).kind).toBe('ok')
  const built = [await build(versionOf('mfe-signed', '1.0.0')), await build(versionOf('mfe-after', '1.0.0'))]
  const [instance] = await start(1, ...built)
  try {
    expect((await fetch(`${instance?.url}/remotes/mfe-signed/1.0.0/entry.js`)).status).toBe(404)
    expect(instance && liveIn(instance)).toContain('mfe-after 1.0.0')
  } finally {
    await instance?.close()
  }
})

it('a build that does not fit what is live goes live with its release, and the log says what does not fit', async () => {
  const built = [
    versionOf('mfe-newer', '1.0.0', { shared: { react: '^3.0.0' } }),
    versionOf('mfe-fits', '1.0.0'),
  ]
  const instance = await startApi({
    shell: shell.folder,
    sharing: first,
    settings: { REMOTES_AT_START: (await Promise.all(built.map(build))).join(path.delimiter) },
  })
  const { log, text } = captureLog()
  await publishAtStart({ ...instance.platform, log }, instance.registry)
  try {
    expect(liveIn(instance)).toEqual(expect.arrayContaining(['mfe-newer 1.0.0', 'mfe-fits 1.0.0']))
    const warnings = text()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ level, remote }) => level === 40 && remote === 'mfe-newer')
    expect(warnings).toMatchObject([
      {
        remote: 'mfe-newer',
        version: '1.0.0',
        why: ['It expects react ^3.0.0, but the shell provides 19.1.0.'],
        msg: 'made live at the start, but it does not fit what is live',
      },
    ])
  } finally {
    await instance.close()
  }
})

it('a folder without a built version stops the start, and is named', async () => {
  const nothing = path.join(folder, 'nothing')
  const instance = await startApi({
    shell: shell.folder,
    sharing: first,
    settings: { REMOTES_AT_START: nothing },
  })
  const refusal = publishAtStart(instance.platform, instance.registry)
  await expect(refusal).rejects.toThrow(WrongSettings)
  await expect(refusal).rejects.toThrow(`REMOTES_AT_START names ${nothing}, which holds no built version`)
  await instance.close()
})

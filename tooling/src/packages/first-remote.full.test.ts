import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { RegistryStatus } from '@within-reach/contract'
import { readDocument } from '../../documents/documents'
import { start } from '../../testing/evaluate'
import { madePackages, madeRelease } from '../../testing/made-once/made-once'
import { outsideFolder, type TeamMachine, teamMachine } from '../../testing/outside-team'
import { type PackageRegistry, servePackages } from '../../testing/package-registry'
import { errorsBySchema, gitlabSchema } from '../../testing/gitlab-schema'
import { type ReleaseSite, startRelease } from '../../testing/release-site'
import { type TeamShell, teamShell } from '../../testing/team-shell'
import { blocksOf, writeBlock } from '../../testing/walk-through'
import { withSettings, workflowJobs } from '../../testing/workflow'

jest.setTimeout(1_200_000)

const repository = path.join(__dirname, '../../..')
const remote = 'mfe-events'

let folder: string
let root: string
let staging: ReleaseSite
let production: ReleaseSite
let registry: PackageRegistry
let machine: TeamMachine
/** The token of the walk-through, which has the rights that the page names. */
let token: string
let shell: TeamShell

const ownerToken = ({ dataDir }: ReleaseSite): string =>
  readFileSync(path.join(dataDir, 'reach-token'), 'utf8').trim()

beforeAll(async () => {
  folder = outsideFolder()
  root = path.join(folder, 'work', remote)
  registry = await servePackages(await madePackages())
  const release = await madeRelease()
  staging = await startRelease(release, { DEVELOPMENT: 'on' })
  production = await startRelease(release)
  machine = teamMachine(path.join(folder, 'home'))
  token = await tokenAt(staging, 'read,publish,preview,promote')
  const work = path.join(folder, 'work')
  mkdirSync(work)
  shell = teamShell(machine, path.join(folder, 'shell'), work, {
    'https://packages.example.com/': registry.url,
    'https://staging.example.com': staging.url,
    'REACH_TOKEN=…': `REACH_TOKEN=${token}`,
  })
})
afterAll(async () => {
  await registry?.stop()
  await staging?.stop()
  await production?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Creates a token that is limited to the remote. */
async function tokenAt(site: ReleaseSite, rights: string): Promise<string> {
  const command = ['token', 'create', `ci-${remote}`, '--rights', rights, '--remotes', remote]
  return (await registryAt(site, command)).trim()
}

/** Runs the registry's command line of this repository, as an operator. */
async function registryAt(
  site: ReleaseSite,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const line = ['--import', 'tsx/esm', 'registry/src/cli/main.ts', ...command, '--site', site.url]
  const variables = { REACH_TOKEN: ownerToken(site), ...env }
  const { code, output } = await start(process.execPath, line, repository, variables)
  if (code !== 0) throw new Error(output)
  return output
}

async function liveAt(site: ReleaseSite) {
  const { remotes } = JSON.parse(await registryAt(site, ['status', '--json'])) as RegistryStatus
  return remotes.find(({ name }) => name === remote)?.live
}

it('the walk-through works as it stands', async () => {
  const began = Date.now()
  const served: string[] = []
  for (const block of blocksOf(readDocument('docs/first-remote.md')))
    if ('file' in block) writeBlock(path.join(folder, 'work'), block)
    else if (block.kind === 'serving') served.push(await shell.serve(block.text, block.page))
    else await shell.type(block.text, block.kind === 'failing')
  expect(served).toEqual([expect.stringContaining('0.0.0-dev')])
  process.stdout.write(`The walk-through took ${((Date.now() - began) / 1000).toFixed(0)} s.\n`)
  // After the rollback.
  expect(await liveAt(staging)).toMatchObject({ current: expect.stringMatching(/^0\.1\.0-/) })
  const page = await (await fetch(`${staging.url}/events`)).text()
  expect(page).toContain('Events · Within Reach')
})

it('the workflow runs its commands in the order of its jobs, each in a new clone', async () => {
  // A canary is compared with a version that is live.
  const first = (await liveAt(staging))?.current ?? ''
  const copying = ['copy', `${remote}@${first}`, '--from', staging.url, '--to', production.url]
  const tokens = { REACH_FROM_TOKEN: ownerToken(staging), REACH_TO_TOKEN: ownerToken(production) }
  await registryAt(production, copying, tokens)
  await registryAt(production, ['promote', `${remote}@${first}`, '--why', 'The first version'])

  const settings = {
    vars: { PACKAGE_REGISTRY: registry.url, STAGING_SITE: staging.url, PRODUCTION_SITE: production.url },
    secrets: {
      STAGING_TOKEN: token,
      PRODUCTION_TOKEN: await tokenAt(production, 'read,publish,promote'),
    },
  }
  const jobs = workflowJobs(readFileSync(path.join(root, '.github/workflows/remote.yml'), 'utf8'))
  expect(jobs.map(({ name }) => name)).toEqual(['verify', 'candidate', 'staging', 'production'])
  // What the team pushes.
  await shell.type('npm version minor --no-git-tag-version\ngit commit --quiet --all -m "Push a change"')
  const lockfile = readFileSync(path.join(root, 'package-lock.json'), 'utf8')
  const firstInstallation = isComplete(lockfile) ? 'npm ci' : 'npm install'
  // Installing four times would take minutes, and show no more.
  const linked = `cp --archive --link ${path.join(folder, 'clone-verify/node_modules')} .`
  for (const { name, steps } of jobs) {
    const clone = path.join(folder, `clone-${name}`)
    const own = teamMachine(path.join(folder, `home-${name}`))
    await own.run(folder, ['git', 'clone', '--quiet', root, clone])
    for (const { name: step, run, env } of steps) {
      const cache = path.join(folder, 'home/.npm')
      const variables = { ...withSettings(env, settings), CI: 'true', npm_config_cache: cache }
      const began = Date.now()
      const command = run.replace('npm ci', name === 'verify' ? firstInstallation : linked)
      const { code, output } = await own.run(clone, ['bash', '-eo', 'pipefail', '-c', command], variables)
      process.stdout.write(`${((Date.now() - began) / 1000).toFixed(0)} s  ${name}: ${step}\n`)
      if (code !== 0) throw new Error(`${name}, ${step} ended with ${code}:\n${output}`)
    }
  }
  const pushed = expect.stringMatching(/^0\.3\.0-/)
  expect(await liveAt(staging)).toMatchObject({ current: pushed, lastGood: first })
  expect(await liveAt(production)).toMatchObject({ current: first, canary: { version: pushed, percent: 5 } })

  // The pipeline of an earlier commit that ends later.
  const [, , { steps } = { steps: [] }] = jobs
  const { run = '', env = {} } = steps.at(-1) ?? {}
  const late = await teamMachine(path.join(folder, 'home-late')).run(
    path.join(folder, 'clone-staging'),
    ['bash', '-eo', 'pipefail', '-c', `git checkout --quiet --force HEAD~1\n${run}`],
    { ...withSettings(env, settings), CI: 'true' },
  )
  expect(late).toMatchObject({ code: 1, output: expect.stringContaining('of the newer commit') })
  expect(await liveAt(staging)).toMatchObject({ current: pushed })
})

/**
 * Whether a lockfile of npm has the packages for every system. It has not if the registry at hand lacks those of other systems, and
 * `npm ci` then refuses it.
 */
function isComplete(lockfile: string): boolean {
  const { packages } = JSON.parse(lockfile) as {
    readonly packages: Readonly<Record<string, { readonly optionalDependencies?: object }>>
  }
  const locked = Object.keys(packages).map((folder) => folder.split('node_modules/').at(-1))
  const optional = Object.values(packages).flatMap((one) => Object.keys(one.optionalDependencies ?? {}))
  return optional.every((name) => locked.includes(name))
}

it('the pipeline of GitLab fits the schema of GitLab, and one with a wrong word does not', async () => {
  const text = readFileSync(path.join(root, '.gitlab-ci.yml'), 'utf8')
  const wrong = text.replace('interruptible: true', 'interruptable: true')
  expect(wrong).not.toBe(text)
  const schema = await gitlabSchema(folder, machine)
  expect(errorsBySchema(schema, text)).toEqual([])
  expect(errorsBySchema(schema, wrong)).toEqual([expect.stringContaining('interruptable')])
})

describe('the journeys refuse', () => {
  /** Changes a source, publishes the version and runs a command for it. @returns its output */
  async function after(file: string, from: string, to: string, command: string): Promise<string> {
    const target = path.join(root, file)
    const text = readFileSync(target, 'utf8')
    expect(text).toContain(from)
    writeFileSync(target, text.replace(from, to))
    try {
      return await shell.type(`npx kit publish\nif ${command}; then exit 9; fi`)
    } finally {
      writeFileSync(target, text)
    }
  }

  it('a page that crashes, and show its console and what it was composed of', async () => {
    const begin = '  return (\n    <div className={styles.page}>'
    const output = await after(
      'src/events/events.tsx',
      begin,
      `  if (status !== 'error') throw new Error('planted')\n${begin}`,
      'npx kit journeys pages --project=wide --reporter=json',
    )
    expect(output).toContain('"unexpected": 1')
    expect(output).toContain('"name": "console of page"')
    expect(output).toContain('"name": "diagnostics of page"')
    expect(output).toContain('Error: planted')
  })

  it('a page that looks different', async () => {
    const output = await after(
      'src/events/events.module.css',
      'gap: var(--wr-space-4);',
      'gap: var(--wr-space-8);',
      'npx kit screens --project=wide',
    )
    expect(output).toContain('1 failed')
    expect(output).toMatch(/events-wide-\w+-diff\.png|events-diff\.png/)
  })
})

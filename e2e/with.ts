import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { download, isPublished, liveVersions, type Version } from './site/live-versions'
import { makeCertificate, proxyNames } from './site/proxy'
import { recordRun } from './site/record-run'

// `npm run e2e -- --with mfe-userspace@1.5.0 [--site <url>] [--record] [Playwright's arguments]`: the journeys with one candidate
// inside the live composition. The tests run on a separate site, so that no real data is touched. With --record, the site gets
// a proof if all journeys that ran passed. The candidate is then the current version of the separate site, as it would be for
// visitors: a page with an override has a banner, and is not kept for use without a network.
// `npm run e2e -- --behind caddy`: the journeys over TLS, with that proxy and its configuration in `deploy`.

const repository = fileURLToPath(new URL('..', import.meta.url))
const { values, tokens } = parseArgs({
  allowPositionals: true,
  strict: false,
  tokens: true,
  options: {
    with: { type: 'string' },
    site: { type: 'string' },
    behind: { type: 'string' },
    record: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
const usage =
  'Usage: npm run e2e -- [--with <remote>@<version>] [--site <url>] [--record] [--behind caddy|haproxy] [Playwright arguments]'
/** The positions of our own arguments. All others are passed on to Playwright in their order. */
const ours = new Set(
  tokens.flatMap((token) =>
    token.kind === 'option' && ['with', 'site', 'behind', 'record', 'help'].includes(token.name)
      ? [token.index, ...(token.inlineValue === false ? [token.index + 1] : [])]
      : [],
  ),
)
const rest = process.argv.slice(2).filter((_, at) => !ours.has(at))
const chosen = rest.some((word) => word.startsWith('--project'))
/** Playwright's arguments. By default they select the projects of `npm test`. */
const playwrightArgs = (defaults: readonly string[]): readonly string[] =>
  chosen ? rest : [...rest, ...defaults]
const ofTest = ['--project=wide', '--project=narrow', '--project=faults']
/** Over https the console demands a passkey, which most of its journeys do not have. */
const ofProxy = ['--project=behind', '--project=wide', '--grep-invert=@mfe-console|@full']

if (values.help) console.log(usage)
else
  process.exitCode = await run(
    asText(values.with),
    asText(values.site),
    asText(values.behind),
    values.record === true,
  )

async function run(
  candidate: string | undefined,
  site: string | undefined,
  behind: string | undefined,
  records: boolean,
): Promise<number> {
  if (candidate !== undefined && !/^mfe-[a-z][a-z0-9-]*@[\w.~-]+$/.test(candidate)) {
    console.error(
      `"${candidate}" is not a version of a remote: write one such as mfe-userspace@1.5.0.\n${usage}`,
    )
    return 2
  }
  if (behind !== undefined && !proxyNames.some((name) => name === behind)) {
    console.error(`There is no proxy "${behind}": choose ${proxyNames.join(' or ')}.\n${usage}`)
    return 2
  }
  if (records && (candidate === undefined || site === undefined || behind !== undefined)) {
    console.error(`--record needs --with <remote>@<version> and --site <url>, without --behind.\n${usage}`)
    return 2
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-composition-'))
  try {
    const live = site === undefined ? [] : await liveVersions(site)
    const candidateFolder =
      candidate === undefined ? undefined : await folderOf(candidate, site, folder, records)
    const results = path.join(folder, 'results.json')
    const composition = site === undefined ? [] : await compositionOf(site, live, folder)
    const code = records
      ? await journeys(playwrightArgs(ofTest), {
          E2E_REMOTES: asRemotes(promoted(composition, candidateFolder ?? '')),
          E2E_RESULTS: results,
        })
      : await journeys(playwrightArgs(behind === undefined ? ofTest : ofProxy), {
          ...(site !== undefined && { E2E_REMOTES: asRemotes(composition) }),
          ...(candidate !== undefined && { E2E_WITH: candidate, E2E_WITH_FOLDER: candidateFolder }),
          ...(behind !== undefined && { E2E_BEHIND: behind, ...(await makeCertificate(folder)) }),
        })
    if (!records || code !== 0) return code
    const proof = await recordRun({
      site: site ?? '',
      candidate: versionOf(candidate ?? ''),
      folder: candidateFolder ?? '',
      live,
      args: rest,
      results,
    })
    console.log(
      proof.full
        ? `Recorded at ${site}: all journeys, ${proof.passed} passed.`
        : `Recorded at ${site}: ${proof.passed} journeys passed. It is not a full proof${proof.filter === undefined ? '' : ` (${proof.filter})`}.`,
    )
    return code
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Downloads a site's live versions. @returns their folders */
async function compositionOf(site: string, live: readonly Version[], into: string): Promise<string[]> {
  const folders: string[] = []
  for (const version of live) folders.push(await download(site, version, into))
  return folders
}

/** The folders of a composition in which the candidate takes the place of its remote's current version. */
function promoted(composition: readonly string[], candidate: string): string[] {
  return [...composition.filter((folder) => path.dirname(folder) !== path.dirname(candidate)), candidate]
}

/** Folders in the format of the service's setting. */
function asRemotes(folders: readonly string[]): string {
  return folders.join(path.delimiter)
}

function versionOf(candidate: string): Version {
  const [remote = '', version = ''] = candidate.split('@')
  return { remote, version }
}

/**
 * The folder of the candidate's files: built here, or downloaded from the site.
 * @param asPublished whether only the files of the site count
 */
async function folderOf(
  candidate: string,
  site: string | undefined,
  into: string,
  asPublished: boolean,
): Promise<string> {
  const { remote, version } = versionOf(candidate)
  const built = path.join(repository, remote, 'dist', version)
  if (!asPublished && existsSync(path.join(built, 'record.json'))) return built
  if (site === undefined)
    throw new Error(
      `${candidate} is not built here (${built}): build it, or name the site that has it with --site <url>.`,
    )
  if (await isPublished(site, { remote, version })) return download(site, { remote, version }, into)
  throw new Error(
    `${candidate} is not published at ${site} and not built here: run "npm run registry -- publish ${remote}" first.`,
  )
}

async function journeys(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const child = spawn(process.execPath, [playwright, 'test', '--config', 'e2e', ...args], {
    cwd: repository,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

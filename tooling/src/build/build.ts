import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { contractVersion } from '@within-reach/contract'
import { frameFilesFile, framePageFolder, type ShellRecord, shellRecordFile } from '@within-reach/registry'
import {
  bundle,
  compressFolder,
  drawShell,
  filesOnDemand,
  hashedFiles,
  type Job,
  offeredExports,
  remoteJob,
  screensOf,
  sharedVersions,
} from '@within-reach/kit/builder'
import { readOwnPages, type RemotePackage, versionOf } from '@within-reach/kit/remote-package'
import { remoteNames } from '../../bootstrap/remotes.mjs'
import { prerenderShellConfiguration, shellConfiguration } from '../webpack/shell'
import { frameConfiguration } from '../webpack/frame'
import { workerConfiguration } from '../webpack/worker'
import { cacheCompiled } from './compile-cache'
import { withIntegrity } from './page-integrity'
import { asRemoteName, readRemotePackage, repository, serviceFingerprint, shellFingerprint } from './packages'
import { buildService } from './service'

const markerFile = '.built-from'

/**
 * Builds packages whose sources changed since their last build.
 * @param packages their names; all by default
 * @param log called with a line about each step
 * @returns the remotes among them as they were built, since their sources may change meanwhile
 */
export async function build(
  packages: readonly string[] = ['api', 'shell', ...remoteNames()],
  log: (line: string) => void = console.log,
): Promise<readonly RemotePackage[]> {
  if (packages.includes('api')) await buildServiceWhereStale(log)
  const names = packages
    .filter((packageName) => packageName !== 'api' && packageName !== 'shell')
    .map(asRemoteName)
  const remotes = await Promise.all(names.map(readRemotePackage))
  const due = [...(packages.includes('shell') ? [shellJob()] : []), ...remotes.map(jobOf)]
  const jobs = (await Promise.all(due)).filter((job) => job !== undefined)
  if (jobs.length > 0) await run(jobs, log)
  return remotes
}

/** The build of a remote, if it is due. */
const jobOf = (remote: RemotePackage): Promise<Job | undefined> =>
  remoteJob(remote, drawingFolder(remote.name, remote.version))

async function run(jobs: readonly Job[], log: (line: string) => void): Promise<void> {
  const started = Date.now()
  const packages = jobs.map((job) => job.packageName)
  const messages = demandMessages(packages)
  const built = cacheCompiled(packages, (cache) =>
    bundle(
      [
        ...jobs.map((job) => ({ ...job.configuration, ...cache('pages') })),
        ...jobs.flatMap(({ prerender }) => (prerender ? [{ ...prerender, ...cache('prerender') }] : [])),
        ...jobs.flatMap(({ worker }) => (worker ? [{ ...worker, ...cache('worker') }] : [])),
        ...jobs.flatMap(({ frame }) => (frame ? [{ ...frame, ...cache('frame') }] : [])),
      ],
      async (stats) => {
        await messages
        for (const [at, job] of jobs.entries()) {
          const result = stats[at]
          if (result) await job.finish(result)
        }
      },
    ),
  )
  await Promise.allSettled([messages, built])
  await built
  log(`built ${packages.join(', ')} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/**
 * Checks that the catalogues have every message. The build removes messages from the code, so a missing one would appear
 * as its id. It runs in a separate process, since the bundler keeps this one busy.
 * @throws Error with the missing messages
 */
async function demandMessages(packages: readonly string[]): Promise<void> {
  const command = ['--import', 'tsx/esm', 'tooling/src/commands/check-i18n.ts', ...packages]
  await promisify(execFile)(process.execPath, command, { cwd: repository }).catch(
    ({ stderr }: { readonly stderr: string }) => {
      throw new Error(stderr.trim())
    },
  )
}

async function shellJob(): Promise<Job | undefined> {
  const root = path.join(repository, 'shell')
  const dist = path.join(root, 'dist')
  const fingerprint = await shellFingerprint()
  if (await isMarked(dist, fingerprint)) return undefined
  await rm(dist, { recursive: true, force: true })
  const drawing = drawingFolder('shell', fingerprint)
  const { routes, screens } = await readOwnPages(root)
  return {
    packageName: 'shell',
    configuration: shellConfiguration(root),
    prerender: prerenderShellConfiguration(root, drawing),
    worker: workerConfiguration(root),
    frame: frameConfiguration(root),
    async finish({ compilation }) {
      const files = await hashedFiles(dist)
      const record: ShellRecord = {
        version: `${await versionOf(root)}-${fingerprint}`,
        contract: contractVersion,
        files,
        provides: sharedVersions,
        offers: offeredExports(compilation),
        onDemand: filesOnDemand(compilation),
        needs: { 'mfe-messages': ['./center'] },
        routes: [...routes],
        screens: screensOf(compilation, screens),
        ...(await drawShell(drawing)),
      }
      await writeFile(path.join(dist, shellRecordFile), JSON.stringify(record))
      const page = path.join(dist, 'index.html')
      await writeFile(page, withIntegrity(await readFile(page, 'utf8'), files))
      await compressFolder(dist)
      const frame = path.join(dist, framePageFolder)
      await writeFile(path.join(frame, frameFilesFile), JSON.stringify(await hashedFiles(frame)))
      await compressFolder(frame)
      await writeFile(path.join(dist, markerFile), fingerprint)
    },
  }
}

/** The folder of a build's prerender script. Each build has its own, since Node loads a module once. */
const drawingFolder = (packageName: string, version: string): string =>
  path.join(repository, '.cache/prerender', `${packageName}-${version}`)

async function buildServiceWhereStale(log: (line: string) => void): Promise<void> {
  const dist = path.join(repository, 'api', 'dist')
  const fingerprint = await serviceFingerprint()
  if (await isMarked(dist, fingerprint)) return
  await buildService()
  await writeFile(path.join(dist, markerFile), fingerprint)
  log('built api')
}

/** Whether a folder contains the build of the sources with this fingerprint. */
async function isMarked(folder: string, fingerprint: string): Promise<boolean> {
  return (await readFile(path.join(folder, markerFile), 'utf8').catch(() => '')) === fingerprint
}

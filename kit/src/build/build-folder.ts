import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from './bundle'
import { fingerprint } from './fingerprint'
import { installedPackages } from './installed'
import { checkMessages } from './messages'
import { remoteJob } from './remote-job'
import { demandRemoteFolder, readRemoteFolder, type RemotePackage, versionOf } from './remote-package'
import { writtenLanguages } from './written-languages'

/** The folder of this package. */
const kit = fileURLToPath(new URL('../..', import.meta.url))

/** What a remote's build depends on in its folder, besides the installed packages. */
const sources = ['src', 'package.json', 'webpack.config.ts', 'lingui.config.mjs']

/**
 * Reads the remote in a folder. Its version depends on its sources, on the installed packages that it uses, and on those
 * that build it. It fits the shells of this package's version, because all packages of a release have one version.
 */
export async function readFolder(root: string): Promise<RemotePackage> {
  await demandRemoteFolder(root)
  const installed = await installedPackages([root, kit])
  const kitVersion = await versionOf(kit)
  return readRemoteFolder(root, {
    fingerprint: await fingerprint(root, sources, [`kit@${kitVersion}`, ...installed]),
    shell: `^${kitVersion}`,
  })
}

/**
 * Builds the remote in a folder, unless the same version is built already.
 * @param log called with a line about the result
 * @returns the built remote; its files are in `dist/<version>`
 * @throws Error if a text has no translation, or with webpack's messages
 */
export async function buildFolder(root: string, log: (line: string) => void): Promise<RemotePackage> {
  const started = Date.now()
  const remote = await readFolder(root)
  const job = await remoteJob(remote, path.join(root, '.cache/prerender', remote.version))
  if (job === undefined) {
    log(`${remote.name} ${remote.version} is built already.`)
    return remote
  }
  const problems = (await checkMessages(root, undefined, writtenLanguages(root))).flatMap(
    (one) => one.problems,
  )
  if (problems.length > 0)
    throw new Error(`${problems.join('\n')}\nRun "npx kit messages", then complete the files of src/locales.`)
  const { configuration, prerender } = job
  await bundle([configuration, ...(prerender ? [prerender] : [])], async ([stats]) => {
    if (stats) await job.finish(stats)
  })
  log(`Built ${remote.name} ${remote.version} in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
  return remote
}

import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { pnpm } from '../../bootstrap/pnpm.mjs'
import { repository } from '../build/packages'
import { oneAtATime } from '../process-lock'
import { checkApi } from './check-api'
import { compilePackage } from './compile'
import { type PublishablePackage, publishablePackages } from './publishable'
import { sharedTexts } from './shared-texts'

/** A packed package. */
export interface Tarball {
  readonly name: string
  readonly version: string
  readonly file: string
}

/** Two commands would delete each other's compiled files. */
const lock = path.join(repository, '.cache/packages.lock')

/**
 * Compiles every publishable package and packs it. pnpm replaces `workspace:` and `catalog:` by versions, and the exports
 * of the sources by those of `publishConfig`.
 * @param folder for the tarballs
 * @param writesReports whether to update the reports of the APIs, with which the packages are compared
 * @param log called with a line about each package
 * @throws Error if a source does not compile, or an API differs from its report
 */
export const packPackages = (
  folder: string,
  writesReports: boolean,
  log: (line: string) => void,
): Promise<Tarball[]> => oneAtATime(lock, () => packAll(folder, writesReports, log))

async function packAll(
  folder: string,
  writesReports: boolean,
  log: (line: string) => void,
): Promise<Tarball[]> {
  await mkdir(folder, { recursive: true })
  const tarballs: Tarball[] = []
  for (const one of publishablePackages()) {
    compilePackage(one)
    await checkApi(one, writesReports)
    if (one.folder === 'kit')
      await writeFile(path.join(one.root, 'dist/shared-texts.json'), `${JSON.stringify(sharedTexts())}\n`)
    tarballs.push(await pack(one, folder))
    log(`packed ${one.name} ${one.version}`)
  }
  return tarballs
}

async function pack({ root, name, version }: PublishablePackage, folder: string): Promise<Tarball> {
  const args = ['exec', '--yes', `--package=${pnpm}`, '--', 'pnpm', 'pack', '--pack-destination', folder]
  await promisify(execFile)('npm', args, { cwd: root })
  return { name, version, file: path.join(folder, `${name.slice(1).replace('/', '-')}-${version}.tgz`) }
}

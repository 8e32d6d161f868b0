import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Site } from './run-site'

const run = promisify(execFile)

/** The sources of the site under test. */
export const repository = fileURLToPath(new URL('../..', import.meta.url))

/** A team with a copy of the sources, so that its changes touch no other files. */
export interface Team {
  /** Replaces every occurrence of a text in a file of the copy. */
  change(file: string, from: string, to: string): Promise<void>
  /** Commits the copy, with this subject, as Mina Kim. */
  commit(subject: string): Promise<void>
  /**
   * Runs a command in the copy as a person would, for a site.
   * @returns its standard output
   * @throws Error with its whole output, if it failed
   */
  type(command: string): Promise<string>
  /** Gives a new package of the copy the dependencies of another one, as an install would. */
  linkAs(packageName: string, other: string): Promise<void>
  /** Removes the copy. */
  leave(): Promise<void>
}

/** Variables of the running tests. A command must not inherit them, since it may run tests itself. */
const testVariables = /^(?:SITE_|E2E_|TEST_|PLAYWRIGHT_(?!CHROMIUM)|PW_|FORCE_COLOR|DEBUG_COLORS)/

/**
 * Copies the sources with their builds, and links every package to the dependencies that are installed for the
 * original.
 */
export async function startTeam({ url, dataDir }: Site): Promise<Team> {
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-team-'))
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard'], { cwd: repository })
  const packages = new Set(stdout.split('\n').map((file) => file.split('/')[0]))
  const skip = new Set(['node_modules', 'test-results', '.data', 'coverage'])
  for (const packageName of packages) {
    if (!packageName) continue
    await cp(path.join(repository, packageName), path.join(folder, packageName), {
      recursive: true,
      preserveTimestamps: true,
      filter: (from) => !skip.has(path.basename(from)),
    })
  }
  for (const packageName of ['.', ...(await readdir(folder))])
    await linkPackages(packageName, path.join(folder, packageName))
  const inherited = Object.entries(process.env).filter(([name]) => !testVariables.test(name))
  const environment = {
    ...Object.fromEntries(inherited),
    REACH_SITE: url,
    REACH_TOKEN: '',
    DATA_DIR: dataDir,
    INIT_CWD: folder,
    // npm's own lines are not part of the command's output.
    npm_config_loglevel: 'silent',
    NO_COLOR: '1',
  }
  return {
    async change(file, from, to) {
      const target = path.join(folder, file)
      const source = await readFile(target, 'utf8')
      if (!source.includes(from)) throw new Error(`${file} does not contain "${from}".`)
      await writeFile(target, source.replaceAll(from, to))
    },
    async commit(subject) {
      const git = (...args: readonly string[]) =>
        run('git', ['-c', 'user.name=Mina Kim', '-c', 'user.email=mina@example.com', ...args], {
          cwd: folder,
          maxBuffer: 1e8,
        })
      await git('init', '--quiet')
      await git('add', '--all')
      await git('commit', '--quiet', '--message', subject)
    },
    async type(command) {
      const typed = run('sh', ['-c', command], { cwd: folder, env: environment, maxBuffer: 1e8 })
      const { stdout: output } = await typed.catch((error: { stdout?: string; stderr?: string }) => {
        throw new Error(`${command} failed.\n${error.stdout ?? ''}\n${error.stderr ?? ''}`, { cause: error })
      })
      return output
    },
    async linkAs(packageName, other) {
      await linkPackages(other, path.join(folder, packageName))
      await lockAs(path.join(folder, 'pnpm-lock.yaml'), packageName, other)
    },
    leave: () => rm(folder, { recursive: true, force: true }),
  }
}

/**
 * Gives a package of the copy the dependencies of the original. The links are relative: a workspace package resolves to
 * the copy's own, any other to the root's installed packages.
 */
async function linkPackages(original: string, packageName: string): Promise<void> {
  const from = path.join(repository, original, 'node_modules')
  const to = path.join(packageName, 'node_modules')
  const names = await readdir(from).catch(() => [])
  if (names.length > 0) await mkdir(to)
  for (const name of names) {
    if (name === '.pnpm') await symlink(path.join(from, name), path.join(to, name))
    else if (name !== '.cache')
      await cp(path.join(from, name), path.join(to, name), { recursive: true, verbatimSymlinks: true })
  }
}

/** Gives a new package of the copy the lockfile entry of another one, as an install would. */
async function lockAs(lockfile: string, name: string, other: string): Promise<void> {
  const text = await readFile(lockfile, 'utf8')
  const entry = new RegExp(`^  ${other}:\\n(?:    .*\\n)+`, 'm').exec(text)?.[0]
  if (entry === undefined) throw new Error(`pnpm-lock.yaml does not have ${other}.`)
  await writeFile(
    lockfile,
    text.replace(entry, () => `${entry}\n${entry.replace(other, name)}`),
  )
}

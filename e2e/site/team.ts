import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The sources that the site under test was built from. */
export const repository = fileURLToPath(new URL('../..', import.meta.url))

/** A team with a copy of the sources, so that what it changes touches nobody's files. */
export interface Team {
  /** The folder of the copy. */
  readonly folder: string
  /** Changes every place of a text in a file of the copy. */
  change(file: string, from: string, to: string): Promise<void>
  /**
   * Runs a script of the root's package.json in the copy, for the site under test.
   * @returns what it said on standard output
   * @throws Error with what it said, where it failed
   */
  script(name: string, ...words: string[]): Promise<string>
  /** Gives a new room of the copy the packages of another one, as an install would. */
  linkAs(room: string, other: string): Promise<void>
  leave(): Promise<void>
}

/** Copies the sources and links every room to the packages that are installed for the original. */
export async function startTeam(): Promise<Team> {
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-team-'))
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard'], { cwd: repository })
  const rooms = new Set(stdout.split('\n').map((file) => file.split('/')[0]))
  const skip = new Set(['node_modules', 'dist', 'test-results'])
  for (const room of rooms) {
    if (!room) continue
    await cp(path.join(repository, room), path.join(folder, room), {
      recursive: true,
      filter: (from) => !skip.has(path.basename(from)),
    })
  }
  const link = (from: string, to: string) =>
    symlink(path.join(repository, from, 'node_modules'), path.join(folder, to, 'node_modules'))
  for (const room of ['.', ...(await readdir(folder))])
    if (await isFolder(path.join(repository, room, 'node_modules'))) await link(room, room)
  return {
    folder,
    async change(file, from, to) {
      const place = path.join(folder, file)
      const source = await readFile(place, 'utf8')
      if (!source.includes(from)) throw new Error(`${file} does not say "${from}".`)
      await writeFile(place, source.replaceAll(from, to))
    },
    async script(name, ...words) {
      const { SITE_URL, SITE_DATA } = process.env
      const { stdout: said } = await run('npm', ['run', '--silent', name, '--', ...words], {
        cwd: folder,
        env: { ...process.env, REACH_SITE: SITE_URL, DATA_DIR: SITE_DATA, INIT_CWD: folder },
        maxBuffer: 1e8,
      })
      return said
    },
    linkAs: (room, other) => link(other, room),
    leave: () => rm(folder, { recursive: true, force: true }),
  }
}

const isFolder = (place: string): Promise<boolean> =>
  readdir(place).then(
    () => true,
    () => false,
  )

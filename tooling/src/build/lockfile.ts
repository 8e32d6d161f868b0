import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'

type Names = Readonly<Record<string, string | { readonly version: string }>>

/** The entry of a package in pnpm's lockfile, of this repository or installed. */
interface Locked {
  readonly dependencies?: Names
  readonly optionalDependencies?: Names
}

interface Lockfile {
  /** The packages of this repository. */
  readonly importers: Readonly<Record<string, Locked>>
  /** The installed ones, by name and version. */
  readonly snapshots: Readonly<Record<string, Locked>>
}

/** The dependencies of some packages. */
export interface Dependencies {
  /** The packages of this repository, including the given ones. */
  readonly own: readonly string[]
  /** The installed ones, with their versions. */
  readonly installed: readonly string[]
}

const read = new Map<string, Promise<Lockfile>>()

/**
 * The dependencies of some packages, direct and indirect, without `devDependencies`.
 * @param repository the folder of the lockfile
 * @param packages folders of the repository
 */
export async function dependenciesOf(repository: string, packages: readonly string[]): Promise<Dependencies> {
  const file = path.join(repository, 'pnpm-lock.yaml')
  const text = await readFile(file, 'utf8')
  const reading = read.get(text) ?? Promise.resolve(parse(text) as Lockfile)
  read.set(text, reading)
  return closureOf(await reading, packages)
}

/**
 * The dependencies of some packages, from a parsed lockfile.
 * @throws Error if the lockfile lacks one of the packages
 */
export function closureOf({ importers, snapshots }: Lockfile, packages: readonly string[]): Dependencies {
  const own = new Set<string>()
  const installed = new Set<string>()
  const waiting: { readonly from: string; readonly locked: Locked }[] = []
  const addOwn = (name: string) => {
    if (own.has(name)) return
    own.add(name)
    const locked = importers[name]
    if (!locked)
      throw new Error(`pnpm-lock.yaml does not contain ${name}: run "npm start" or "pnpm install" once.`)
    waiting.push({ from: name, locked })
  }
  const addInstalled = (key: string) => {
    if (installed.has(key)) return
    installed.add(key)
    waiting.push({ from: '', locked: snapshots[key] ?? {} })
  }
  packages.forEach(addOwn)
  for (const { from, locked } of waiting) {
    for (const [name, stated] of Object.entries({ ...locked.dependencies, ...locked.optionalDependencies })) {
      const version = typeof stated === 'string' ? stated : stated.version
      if (version.startsWith('link:')) addOwn(path.posix.join(from, version.slice('link:'.length)))
      else addInstalled(version in snapshots ? version : `${name}@${version}`)
    }
  }
  return { own: [...own].sort(), installed: [...installed].sort() }
}

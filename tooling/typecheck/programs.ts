import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { repository } from '../src/build/rooms'

/** What one run of the compiler checks. */
export interface Program {
  /** Its configuration file. */
  readonly project: string
  /** Where the compiler keeps what it knows of it, for the next run. */
  readonly buildInfo: string
  /** Packages, or folders of them. */
  readonly packages: readonly string[]
}

interface PackageConfiguration {
  readonly extends: string
  readonly include: readonly string[]
  readonly compilerOptions?: object
}

const memory = path.join(repository, '.cache/types')

/**
 * The programs of every package, or of those that are named. Packages whose tsconfig.json differs in nothing but the folder are
 * one program, which takes half the time.
 * @param named packages
 */
export function programsOf(named: readonly string[]): Program[] {
  mkdirSync(memory, { recursive: true })
  const alike = new Map<string, { packages: string[]; include: string[] }>()
  const own: Program[] = []
  for (const name of configured(named)) {
    const project = path.join(repository, name, 'tsconfig.json')
    const configuration = JSON.parse(readFileSync(project, 'utf8')) as PackageConfiguration
    if (configuration.compilerOptions) own.push({ project, buildInfo: buildInfoOf([name]), packages: [name] })
    else {
      const base = path.resolve(repository, name, configuration.extends)
      const { packages, include } = alike.get(base) ?? { packages: [], include: [] }
      packages.push(name)
      include.push(...configuration.include.map((part) => path.join(repository, name, part)))
      alike.set(base, { packages, include })
    }
  }
  return [...[...alike].map(([base, { packages, include }]) => united(base, packages, include)), ...own]
}

function configured(named: readonly string[]): string[] {
  return [...readdirSync(repository), 'tooling/bootstrap', 'tooling/jest']
    .filter((name) => existsSync(path.join(repository, name, 'tsconfig.json')))
    .filter((name) => named.length === 0 || named.some((one) => name === one || name.startsWith(`${one}/`)))
}

function united(base: string, packages: readonly string[], include: readonly string[]): Program {
  const buildInfo = buildInfoOf(packages)
  const project = buildInfo.replace(/\.tsbuildinfo$/, '.json')
  // Types that are named and not imported are looked for beside the configuration, which here is nowhere near them.
  const typeRoots = ['node_modules/@types', 'tooling/node_modules/@types', 'node_modules'].map((folder) =>
    path.join(repository, folder),
  )
  writeFileSync(project, JSON.stringify({ extends: base, compilerOptions: { typeRoots }, include }))
  return { project, buildInfo, packages }
}

/** Other packages are another program, which must not overwrite what is known of this one. */
const buildInfoOf = (packages: readonly string[]): string => {
  const hash = createHash('sha256').update(packages.join(' ')).digest('hex').slice(0, 8)
  const name = packages.length > 3 ? `${packages.length}-packages` : packages.join('-').replaceAll('/', '-')
  return path.join(memory, `${name}-${hash}.tsbuildinfo`)
}

import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Checks the types of every room, or of the rooms that are named: `npm run types`, `npm run types shell api`.
// Rooms whose tsconfig.json differs in nothing but the place are checked as one program, which takes half the time.

interface RoomConfiguration {
  readonly extends: string
  readonly include: readonly string[]
  readonly compilerOptions?: object
}

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const memory = path.join(repository, '.cache/types')
const tsc = path.join(repository, 'node_modules/typescript/bin/tsc')

const asked = process.argv.slice(2)
const rooms = [...readdirSync(repository), 'tooling/bootstrap', 'tooling/jest']
  .filter((room) => existsSync(path.join(repository, room, 'tsconfig.json')))
  .filter((room) => asked.length === 0 || asked.some((name) => room === name || room.startsWith(`${name}/`)))

/** The configuration files to check: the rooms' own, or one for all those that extend the same base and add nothing. */
function programs(): string[] {
  const alike = new Map<string, string[]>()
  const own: string[] = []
  for (const room of rooms) {
    const file = path.join(repository, room, 'tsconfig.json')
    const {
      extends: base,
      include,
      compilerOptions,
    } = JSON.parse(readFileSync(file, 'utf8')) as RoomConfiguration
    if (compilerOptions) own.push(file)
    else {
      const key = path.resolve(repository, room, base)
      alike.set(key, [...(alike.get(key) ?? []), ...include.map((part) => path.join(repository, room, part))])
    }
  }
  return [...[...alike].map(([base, include]) => write(base, include)), ...own]
}

function write(base: string, include: readonly string[]): string {
  const file = path.join(memory, path.basename(base))
  // Types that are named and not imported are looked for beside the configuration, which here is nowhere near them.
  const typeRoots = ['node_modules/@types', 'tooling/node_modules/@types', 'node_modules'].map((place) =>
    path.join(repository, place),
  )
  writeFileSync(file, JSON.stringify({ extends: base, compilerOptions: { typeRoots }, include }))
  return file
}

function holds(project: string): Promise<boolean> {
  const known = path.join(memory, `${path.relative(repository, project).replaceAll(/[^\w]/g, '-')}.known`)
  const words = [
    tsc,
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    known,
    '--project',
    project,
    '--pretty',
    'false',
  ]
  return new Promise((resolve) => {
    const child = spawn(process.execPath, words, { cwd: repository, stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('exit', (code) => resolve(code === 0))
  })
}

mkdirSync(memory, { recursive: true })
const waiting = programs()

async function lane(): Promise<boolean> {
  let good = true
  for (let project = waiting.shift(); project; project = waiting.shift())
    good = (await holds(project)) && good
  return good
}

const lanes = await Promise.all([lane(), lane()])
process.exitCode = lanes.every(Boolean) ? 0 : 1

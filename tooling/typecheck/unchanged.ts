import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { packageNames } from '../affected/packages'
import { sourcesIn } from '../lint/sources'
import { repository } from '../src/build/rooms'
import type { Program } from './programs'

/**
 * Whether nothing that a program reads differs from when it last passed. The compiler itself takes seconds to find out, as it
 * parses every file first.
 */
export function isUnchanged(program: Program): boolean {
  const state = stateOf(program)
  return state !== undefined && state === textOf(stampOf(program))
}

/**
 * Notes that a program passed as it is.
 * @param since when the compiler started, in milliseconds; of a file that was written later it may have read something else
 */
export function notePassed(program: Program, since: number): void {
  const written = (filesRead(program.buildInfo) ?? []).some(
    (file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > since,
  )
  const state = written ? undefined : stateOf(program)
  if (state !== undefined) writeFileSync(stampOf(program), state)
}

const stampOf = ({ buildInfo }: Program): string => `${buildInfo}.passed`

/** The content of every file that the compiler read the last time, and the names of those that it would find now. */
function stateOf({ project, buildInfo, packages }: Program): string | undefined {
  const read = filesRead(buildInfo)
  if (!read) return undefined
  const hash = createHash('sha256')
  const settings = [
    project,
    ...[
      'pnpm-lock.yaml',
      'tooling/package.json',
      ...packageNames().map((name) => `${name}/package.json`),
    ].map(inRepository),
    ...readdirSync(inRepository('tooling'))
      .filter((file) => file.startsWith('tsconfig'))
      .map((file) => inRepository(`tooling/${file}`)),
    ...packages.map((name) => inRepository(`${name}/tsconfig.json`)),
  ]
  for (const file of [...settings, ...read]) hash.update(`${file}\n${textOf(file) ?? ''}\n`)
  const configurations = packageNames().flatMap((name) =>
    readdirSync(inRepository(name)).filter((file) => /\.config\.ts$/.test(file)),
  )
  hash.update([...packages.flatMap((name) => sourcesIn(name)), ...configurations].sort().join('\n'))
  return hash.digest('hex')
}

/** The files of this repository that the compiler read; installed ones are those of the lockfile. */
function filesRead(buildInfo: string): string[] | undefined {
  const text = textOf(buildInfo)
  if (text === undefined) return undefined
  const { fileNames } = JSON.parse(text) as { readonly fileNames: readonly string[] }
  return fileNames
    .filter((file) => !file.includes('node_modules/'))
    .map((file) => path.resolve(path.dirname(buildInfo), file))
}

const inRepository = (file: string): string => path.join(repository, file)

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // It was deleted, or is not there yet.
    return undefined
  }
}

import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ESLint, type Linter } from 'eslint'
import { readGraph } from '../../affected/graph'
import { ambientIn, keysOf } from '../../lint/keys'
import { isSource, sharedInputs, sourcesIn, textOf } from '../../lint/sources'
import { repository } from '../build/packages'

// `npm run lint [-- <file or folder> …]`: ESLint for every source, or for those that are named. A file is left out where it passed
// before with the same content, the same imports and the same rules.

const memory = path.join(repository, '.cache/lint')
const passedFile = path.join(memory, 'passed.json')
/** So many keys are kept: enough for some branches. */
const mostKept = 20_000

mkdirSync(memory, { recursive: true })
const asked = process.argv.slice(2)
const files = asked.length > 0 ? asked.flatMap(sourcesAt) : sourcesIn()
const inputs = { graph: await readGraph(), read: textOf, shared: sharedInputs() }
const keys = keysOf(files, inputs)
const passed = readPassed()
const waiting = files.filter((file) => !passed.has(keys.get(file) ?? ''))
console.log(`${waiting.length} of ${files.length} files to lint`)
if (waiting.length > 0) await lint()

async function lint(): Promise<void> {
  // One program for all files; otherwise typescript-eslint gets ready to watch them.
  process.env.TSESTREE_SINGLE_RUN = 'true'
  const eslint = new ESLint({ cwd: repository, warnIgnored: false, overrideConfig: typesOf(waiting) })
  const results = await eslint.lintFiles(waiting)
  const faulty = new Set(
    results
      .filter(({ messages }) => messages.length > 0)
      .map(({ filePath }) => path.relative(repository, filePath)),
  )
  // A file that was written meanwhile may not be the one that ESLint read.
  const keysNow = keysOf(waiting, inputs)
  const good = waiting
    .filter((file) => !faulty.has(file) && keysNow.get(file) === keys.get(file))
    .flatMap((file) => keys.get(file) ?? [])
  const known = files.flatMap((file) => keys.get(file) ?? []).filter((key) => passed.has(key))
  writePassed([...new Set([...known, ...good, ...passed])])
  if (faulty.size === 0) return
  const formatter = await eslint.loadFormatter()
  console.error(await formatter.format(results))
  process.exitCode = 1
}

/**
 * The program that typed rules ask: only the files to lint, what they import, and what some files declare for all others. That is
 * what their keys cover, and takes half the time where few files are to be linted.
 */
function typesOf(linted: readonly string[]): Linter.Config[] {
  const files = [...linted, ...ambientIn(inputs)].filter((file) => /\.tsx?$/.test(file))
  writeFileSync(
    path.join(memory, 'tsconfig.json'),
    JSON.stringify({
      extends: path.join(repository, 'tooling/tsconfig.lint.json'),
      files: [...new Set(files)].map((file) => path.join(repository, file)),
      include: [],
    }),
  )
  const parserOptions = { project: [path.join(memory, 'tsconfig.json')] }
  return [{ files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions } }]
}

function sourcesAt(named: string): string[] {
  const file = path.relative(repository, path.resolve(named)).split(path.sep).join('/')
  const stats = statSync(named, { throwIfNoEntry: false })
  if (stats?.isDirectory()) return sourcesIn(file)
  return stats && isSource(file) ? [file] : []
}

function readPassed(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(readFileSync(passedFile, 'utf8')) as string[])
  } catch {
    return new Set()
  }
}

/** @param newestFirst keys */
function writePassed(newestFirst: readonly string[]): void {
  writeFileSync(passedFile, JSON.stringify(newestFirst.slice(0, mostKept)))
}

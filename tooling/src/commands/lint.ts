import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ESLint } from 'eslint'
import { keysOf } from '../../lint/keys'
import { isSource, sharedInputs, sourcesIn, textOf } from '../../lint/sources'
import { typedComplaints } from '../../lint/typed-rules'
import { repository } from '../build/packages'

// `npm run lint [-- <file or folder> …]`: ESLint for every source, or for the named ones. A file is skipped if it
// passed before with the same content, the same imports and the same rules.

const memory = path.join(repository, '.cache/lint')
const passedFile = path.join(memory, 'passed.json')
/** The number of stored keys: enough for some branches. */
const mostKept = 20_000

mkdirSync(memory, { recursive: true })
const named = process.argv.slice(2)
const files = named.length > 0 ? named.flatMap(sourcesAt) : sourcesIn()
const typed = files.filter((file) => /\.tsx?$/.test(file))
const typedRules = typed.length > 0 ? typedComplaints(named.length > 0 ? typed : ['.']) : Promise.resolve([])
const inputs = { read: textOf, shared: sharedInputs() }
const keys = keysOf(files, inputs)
const passed = readPassed()
const waiting = files.filter((file) => !passed.has(keys.get(file) ?? ''))
console.log(`${waiting.length} of ${files.length} files to lint`)
const complaints = [...(waiting.length > 0 ? await lint() : []), ...(await typedRules)]
for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0) process.exitCode = 1

/** @returns what ESLint says; nothing where all is well */
async function lint(): Promise<string[]> {
  const eslint = new ESLint({ cwd: repository, warnIgnored: false })
  const results = await eslint.lintFiles(waiting)
  const faulty = new Set(
    results
      .filter(({ messages }) => messages.length > 0)
      .map(({ filePath }) => path.relative(repository, filePath)),
  )
  // A file that changed meanwhile may not be the one that ESLint read.
  const keysNow = keysOf(waiting, inputs)
  const good = waiting
    .filter((file) => !faulty.has(file) && keysNow.get(file) === keys.get(file))
    .flatMap((file) => keys.get(file) ?? [])
  const known = files.flatMap((file) => keys.get(file) ?? []).filter((key) => passed.has(key))
  writePassed([...new Set([...known, ...good, ...passed])])
  if (faulty.size === 0) return []
  const formatter = await eslint.loadFormatter()
  return [await formatter.format(results)]
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

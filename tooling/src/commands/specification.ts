import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { documentOf } from '../../specification/document'
import { isShown, judge, tell } from '../../specification/judge'
import { type Evidence, fromJest, fromPlaywright } from '../../specification/reports'
import { partsOf, type Room } from '../../specification/row'
import { sections } from '../../specification/rows'
import { fileOf, type TestFile, testFilesOf } from '../../specification/written'
import { repository } from '../build/rooms'

// Writes docs/specification-coverage.md. With --check, the last step of `npm test`: holds the rows against the reports of
// the tests that just ran, and the page against the rows; the counts go to .cache/tests/specification.json.

const page = path.join(repository, 'docs/specification-coverage.md')
const reports = path.join(repository, '.cache/tests')

if (process.argv.includes('--check')) check()
else write()

function write(): void {
  const { text, faults } = document()
  if (faults.length === 0) return writeFileSync(page, text)
  console.error(faults.join('\n'))
  process.exitCode = 1
}

/** @returns the page, and the tests that were not found in the sources */
function document(): { readonly text: string; readonly faults: readonly string[] } {
  const rooms = new Map<Room, readonly TestFile[]>()
  const faults = new Set<string>()
  const text = documentOf(sections, (name) => {
    const { room } = partsOf(name)
    const files = rooms.get(room) ?? testFilesOf(room, repository)
    rooms.set(room, files)
    try {
      return `../${fileOf(name, files)}`
    } catch (error) {
      faults.add(error instanceof Error ? error.message : String(error))
      return ''
    }
  })
  return { text, faults: [...faults] }
}

function check(): void {
  const verdicts = judge(
    sections.flatMap(({ rows }) => rows),
    evidence(),
  )
  const shown = verdicts.filter(isShown).length
  const stale = faultOfThePage()
  const said = [tell(verdicts), ...(stale ? [`✗ ${stale}`] : [])].filter(Boolean).join('\n')
  if (said) console.log(said)
  console.log(`${shown} of ${verdicts.length} rows of the specification are shown`)
  mkdirSync(reports, { recursive: true })
  writeFileSync(
    path.join(reports, 'specification.json'),
    JSON.stringify({ passed: shown + (stale ? 0 : 1), failed: verdicts.length - shown + (stale ? 1 : 0) }),
  )
  if (said) process.exitCode = 1
}

function evidence(): Evidence {
  const unit = read('unit.json')
  const browser = read('browser.json')
  return {
    ...(unit === undefined ? {} : { unit: fromJest(unit, repository) }),
    ...(browser === undefined ? {} : { browser: fromPlaywright(browser) }),
  }
}

function read(name: string): unknown {
  const file = path.join(reports, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** @returns what is wrong with docs/specification-coverage.md, if anything */
function faultOfThePage(): string | undefined {
  const { text, faults } = document()
  const written = existsSync(page) ? readFileSync(page, 'utf8') : ''
  if (faults.length === 0 && written === text) return undefined
  return [
    ...faults,
    'docs/specification-coverage.md is not what the rows say: run "npm run specification"',
  ].join('\n✗ ')
}

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from '@within-reach/kit/run-command'
import { foldersWith } from '../../bootstrap/remotes.mjs'
import { documentOf } from '../../specification/document'
import { fromJest } from '../../specification/jest-report'
import { judge, linesOf, unfinishedOf } from '../../specification/judge'
import { fromPlaywright } from '../../specification/playwright-report'
import { sections } from '../../specification/sentences'
import { idsInSources } from '../../specification/sources'
import type { Evidence } from '../../specification/tagged-test'
import { repository } from '../build/packages'

// Writes docs/specification-coverage.md from the reports of the last `npm test`. With --check, the last step of `npm test`:
// judges each sentence, and compares the page with the reports; the counts go to .cache/tests/specification.json.

const page = path.join(repository, 'docs/specification-coverage.md')
const reports = path.join(repository, '.cache/tests')

const evidence = readEvidence()
const unfinished = unfinishedOf(evidence)
const text = documentOf(sections, [...(evidence.unit ?? []), ...(evidence.browser ?? [])])

const args = process.argv.slice(2)
await runCommand({
  usage: 'Usage: npm run specification [-- --check]',
  args,
  run() {
    const { values } = parseArgs({ args, options: { check: { type: 'boolean' } } })
    if (values.check) check()
    else write()
    return Promise.resolve()
  },
})

function write(): void {
  if (unfinished.length === 0) return writeFileSync(page, text)
  console.error(
    `✗ Some reports are missing or incomplete: ${unfinished.join(', ')}. Run the whole "npm test" first.`,
  )
  process.exitCode = 1
}

function check(): void {
  const ids = sections.flatMap(({ sentences }) => sentences.map(({ id }) => id))
  const verdicts = judge(ids, evidence, idsInSources(repository, foldersWith('jest.config.mjs')))
  const count = (result: string) => verdicts.filter((verdict) => verdict.result === result).length
  // Parts of the page come from the reports of each suite.
  const isCompared = unfinished.length === 0
  const isStale = isCompared && (!existsSync(page) || readFileSync(page, 'utf8') !== text)

  const lines = linesOf(verdicts, evidence)
  if (isStale)
    lines.push('✗ docs/specification-coverage.md differs from the reports: run "npm run specification"')
  lines.push(`${count('covered')} of ${ids.length} sentences of the specification are covered`)
  console.log(lines.join('\n'))

  const passed = count('covered') + (isCompared && !isStale ? 1 : 0)
  const failed = count('failed') + (isStale ? 1 : 0)
  mkdirSync(reports, { recursive: true })
  const failures = lines
    .filter((line) => line.startsWith('✗'))
    .map((line) => ({ name: line.slice(2), message: '' }))
  writeFileSync(path.join(reports, 'specification.json'), JSON.stringify({ passed, failed, failures }))
  if (failed > 0 || passed === 0) process.exitCode = 1
}

function readEvidence(): Evidence {
  const jest = read('unit.json')
  const playwright = read('browser.json')
  const records = recordsOfSpec()
  const unit = jest !== undefined && records ? fromJest(jest, records, repository) : undefined
  const browser = playwright === undefined ? undefined : fromPlaywright(playwright, repository)
  return { ...(unit && { unit }), ...(browser && { browser }) }
}

function read(name: string): unknown {
  const file = path.join(reports, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** @returns the calls of `spec()` in Jest's tests; undefined if the run did not record them */
function recordsOfSpec(): unknown[] | undefined {
  const folder = path.join(reports, 'spec')
  if (!existsSync(folder)) return undefined
  return readdirSync(folder)
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n'))
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line))
}

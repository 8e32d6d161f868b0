import { spawnSync, type StdioOptions } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from '@within-reach/kit/run-command'
import { linesOf } from '../../bootstrap/progress/read.mjs'
import { remoteNames } from '../../bootstrap/remotes.mjs'
import { faults } from '../../faults/faults'
import { type Cell, documentOf, failuresOf, gapsOf, judgedOf, type Result } from '../../faults/matrix'
import { cellsOf, resultsOf } from '../../faults/reports'
import { repository } from '../build/packages'

// Runs the fault suite on the built site and writes docs/faults.md. With --check, a step of `npm test`: compares the
// page with the existing tests, and judges those that ran.

const page = path.join(repository, 'docs/faults.md')
const reports = path.join(repository, '.cache/tests')

const args = process.argv.slice(2)
await runCommand({
  usage: 'Usage: npm run faults [-- --check]',
  args,
  run() {
    const { values } = parseArgs({ args, options: { check: { type: 'boolean' } } })
    if (values.check) check()
    else write()
    return Promise.resolve()
  },
})

function write(): void {
  const report = path.join(reports, 'faults.json')
  mkdirSync(reports, { recursive: true })
  rmSync(report, { force: true })
  playwright(['--reporter=list,json'], report)
  if (!existsSync(report)) return fail(['the fault suite wrote no report'])
  const cells = listedCells()
  const results = resultsOf(readJson(report))
  fail([...failuresOf(results), ...gapsOf(cells, faults, remoteNames())])
  const judged = judgedOf(cells, results)
  if (judged < cells.length) return fail([`${cells.length - judged} of ${cells.length} cells were not run`])
  const text = documentOf(cells, faults, results)
  writeFileSync(page, text)
  console.log(text)
}

function check(): void {
  const cells = listedCells()
  const results = ['browser', 'browser-full'].flatMap(resultsIn)
  fail([...failuresOf(results), ...gapsOf(cells, faults, remoteNames())])
  if (!existsSync(page) || readFileSync(page, 'utf8') !== documentOf(cells, faults))
    fail(['docs/faults.md differs from the tests in e2e/faults: run "npm run faults"'])
  const judged = judgedOf(cells, results)
  const rest = judged < cells.length ? ', the others were not run' : ''
  console.log(`${judged} of ${cells.length} cells judged${rest}`)
}

/** The existing cells, without a run. */
function listedCells(): Cell[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'within-reach-faults-'))
  const list = path.join(folder, 'list.json')
  try {
    const { status, stdout } = playwright(['--list', '--reporter=json'], list, 'pipe')
    if (status !== 0) throw new Error(`Playwright could not list the tests:\n${stdout}`)
    return cellsOf(readJson(list))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The results of the cells that ran: from the report, or from the progress if there is no report. */
function resultsIn(suite: string): Result[] {
  const report = path.join(reports, `${suite}.json`)
  if (existsSync(report)) return resultsOf(readJson(report))
  return linesOf(path.join(reports, `${suite}.progress`)).flatMap(
    ({ cell, counts: { passed = 0, failed = 0 } = {} }) =>
      cell && passed + failed > 0 ? [{ ...cell, passed: failed === 0 }] : [],
  )
}

function playwright(args: readonly string[], report: string, stdout: 'inherit' | 'pipe' = 'inherit') {
  const cli = path.join(repository, 'e2e/node_modules/@playwright/test/cli.js')
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const all = [cli, 'test', '--config', 'e2e', '--project=faults', '--project=full-faults', ...args]
  const stdio: StdioOptions = ['ignore', stdout, 'inherit']
  return spawnSync(process.execPath, all, { cwd: repository, env, encoding: 'utf8', stdio })
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function fail(lines: readonly string[]): void {
  if (lines.length === 0) return
  console.error(lines.map((line) => `✗ ${line}`).join('\n'))
  process.exitCode = 1
}

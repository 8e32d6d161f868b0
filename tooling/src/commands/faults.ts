import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { faults } from '../../faults/faults'
import { cellsOf, documentOf, gapsOf } from '../../faults/matrix'
import { remoteNames } from '../../bootstrap/remotes.mjs'
import { repository } from '../build/rooms'

// Runs the fault suite on the built site and writes docs/faults.md. With --check, a step of `npm test`: holds the page against the
// report of the browser tests that just ran.

const page = path.join(repository, 'docs/faults.md')
const reports = path.join(repository, '.cache/tests')

const isCheck = process.argv.includes('--check')
const file = path.join(reports, isCheck ? 'browser.json' : 'faults.json')
if (!isCheck) runSuite()
if (existsSync(file)) judge()
else fail(['the fault suite was not run'])

function runSuite(): void {
  mkdirSync(reports, { recursive: true })
  const cli = path.join(repository, 'e2e/node_modules/@playwright/test/cli.js')
  const words = [cli, 'test', '--config', 'e2e', '--project=faults', '--reporter=list,json']
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  spawnSync(process.execPath, words, { cwd: repository, env, stdio: 'inherit' })
}

function judge(): void {
  const cells = cellsOf(JSON.parse(readFileSync(file, 'utf8')))
  const text = documentOf(cells, faults)
  fail(gapsOf(cells, faults, remoteNames()))
  if (!isCheck) {
    writeFileSync(page, text)
    console.log(text)
  } else if (!existsSync(page) || readFileSync(page, 'utf8') !== text)
    fail(['docs/faults.md is not what the fault suite found: run "npm run faults"'])
}

function fail(lines: readonly string[]): void {
  if (lines.length === 0) return
  console.error(lines.map((line) => `✗ ${line}`).join('\n'))
  process.exitCode = 1
}

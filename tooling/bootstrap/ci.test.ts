import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { evaluate } from '../testing/evaluate'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ci-'))
})
let started: ChildProcess | undefined
afterEach(() => {
  rmSync(folder, { recursive: true })
  // The leftovers of a failed test.
  if (started?.pid !== undefined && started.exitCode === null) process.kill(-started.pid, 'SIGKILL')
})

/** Runs both suites with a fake npm of given output and exit codes. */
function both(short: string, full: string) {
  const npm = path.join(folder, 'npm-cli.js')
  writeFileSync(npm, `process.argv[2] === 'test' ? (() => { ${short} })() : (() => { ${full} })()`)
  return evaluate(
    `process.env.npm_execpath = ${JSON.stringify(npm)}; await import('./ci.mjs')`,
    'bootstrap',
  ).then(({ output, code }) => ({ code, last: output.trimEnd().split('\n').at(-1), output }))
}

describe('both suites', () => {
  it('end with one sum', async () => {
    const printing = (sum: string) => `console.log('a line\\n\\n${sum}')`
    expect(await both(printing('40 passed, 0 failed'), printing('2 passed, 0 failed'))).toMatchObject({
      code: 0,
      last: '42 passed, 0 failed',
    })
  })

  it('run also if the first one fails', async () => {
    const short = `console.log('40 passed, 3 failed'); process.exitCode = 1`
    expect(await both(short, `console.log('2 passed, 0 failed')`)).toMatchObject({
      code: 1,
      last: '42 passed, 3 failed',
    })
  })

  it('say the summary of the one that failed once more at the end', async () => {
    const summary = 'Finished after 7 s.\\n\\n✗ lint\\n\\n40 passed, 1 failed'
    const { output } = await both(
      `console.log('a long output\\n${summary}'); process.exitCode = 1`,
      `console.log('Finished after 9 s.\\n\\n2 passed, 0 failed')`,
    )
    const [, said] = output.split('2 passed, 0 failed')
    expect(said).toBe(
      '\n\nnpm test\nFinished after 7 s.\n\n✗ lint\n\n40 passed, 1 failed\n\n42 passed, 1 failed\n',
    )
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('end at %s, also if npm does not end at SIGINT', async (signal) => {
    const npm = path.join(folder, 'npm-cli.js')
    writeFileSync(npm, `process.on('SIGINT', () => {}); setInterval(() => {}, 1000); console.log('runs')`)
    const source = `process.env.npm_execpath = ${JSON.stringify(npm)}; await import('./ci.mjs')`
    started = spawn(process.execPath, ['--input-type=module', '--eval', source], {
      cwd: __dirname,
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    })
    started.stdout?.once('data', () => started?.kill(signal))
    expect(await once(started, 'exit')).toEqual([1, null])
  })

  it('count one that ends without its sum as a failure', async () => {
    expect(await both(`console.log('40 passed, 0 failed')`, `console.log('oh')`)).toMatchObject({
      code: 1,
      last: '40 passed, 1 failed',
    })
  })
})

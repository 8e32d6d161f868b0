import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { evaluate } from '../testing/evaluate'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ci-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs both suites with a fake npm of given output and exit codes. */
function both(short: string, full: string) {
  const npm = path.join(folder, 'npm-cli.js')
  writeFileSync(npm, `process.argv[2] === 'test' ? (() => { ${short} })() : (() => { ${full} })()`)
  return evaluate(
    `process.env.npm_execpath = ${JSON.stringify(npm)}; await import('./ci.mjs')`,
    'bootstrap',
  ).then(({ output, code }) => ({ code, last: output.trimEnd().split('\n').at(-1) }))
}

describe('both suites', () => {
  it('end with one sum', async () => {
    const printing = (sum: string) => `console.log('a line\\n\\n${sum}')`
    expect(await both(printing('40 passed, 0 failed'), printing('2 passed, 0 failed'))).toEqual({
      code: 0,
      last: '42 passed, 0 failed',
    })
  })

  it('run also if the first one fails', async () => {
    const short = `console.log('40 passed, 3 failed'); process.exitCode = 1`
    expect(await both(short, `console.log('2 passed, 0 failed')`)).toEqual({
      code: 1,
      last: '42 passed, 3 failed',
    })
  })

  it('count one that ends without its sum as a failure', async () => {
    expect(await both(`console.log('40 passed, 0 failed')`, `console.log('oh')`)).toEqual({
      code: 1,
      last: '40 passed, 1 failed',
    })
  })
})

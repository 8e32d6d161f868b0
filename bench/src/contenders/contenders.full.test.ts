import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Contents } from './contents'

const repository = path.join(__dirname, '../../..')
let contents: readonly Contents[]

beforeAll(async () => {
  const program = `import('./bench/src/contenders/contents.ts').then((contents) => contents.printContents())`
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', '--eval', program], {
    cwd: repository,
    maxBuffer: 2 ** 26,
  })
  contents = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') as readonly Contents[]
}, 1_800_000)

const at = (site: string) => contents.filter((each) => each.site === site)
const composedAt = (address: string) => at('composed').find((each) => each.address === address)

it.each(['single', 'naive', 'rendered'])('%s shows the content of the composed site', (site) => {
  expect(at(site).length).toBeGreaterThanOrEqual(4)
  for (const { address, text } of at(site)) {
    expect(text.length).toBeGreaterThan(50)
    expect(`${address}: ${text}`).toBe(`${address}: ${composedAt(address)?.text}`)
  }
})

it('no site reports an error', () => {
  expect(
    contents.flatMap(({ site, address, errors }) => errors.map((error) => [site, address, error])),
  ).toEqual([])
})

it('the single application has the same prerendered pages, with hints', () => {
  for (const { address, prerendered, hints } of at('single')) {
    expect(`${address}: ${prerendered}`).toBe(`${address}: ${composedAt(address)?.prerendered}`)
    expect(hints).toBeGreaterThan(0)
  }
})

it('the server-rendered application shows its pages before any script', () => {
  for (const { prerendered, text, hints } of at('rendered')) {
    expect(prerendered).toBe(text)
    expect(hints).toBeGreaterThan(0)
  }
})

it('plain Module Federation has neither prerendered pages nor hints', () => {
  expect(at('naive').map(({ prerendered, hints }) => [prerendered, hints])).toEqual(
    at('naive').map(() => ['', 0]),
  )
})

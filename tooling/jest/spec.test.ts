import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { start } from '../testing/evaluate'
import { jestProgram, newPackageFolder } from '../testing/package-folder'

const sources = {
  recorded: `
    describe('a home', () => {
      it('has slogans', () => { spec('1.slogans', '1.boards'); throw new Error('none') })
      it.each([1, 2])('has %s', () => spec('1.app'))
      it('has nothing', () => {})
    })`,
  describe: `describe('a home', () => { spec('1.app') })\ntest('the test', () => {})`,
  afterAll: `afterAll(() => spec('1.app'))\ntest('the test', () => {})`,
  unasked: `test('the test', () => spec('1.app'))`,
}
type Name = keyof typeof sources

let folder: string
const outcomes = new Map<string, { readonly status: string; readonly message: string }>()
const fileOf = (name: Name) => path.join(folder, `${name}.test.ts`)
const recordsOf = (name: Name) => path.join(folder, name)

/** Each source has its own file. All run at once, because starting Jest takes longer than running them. */
beforeAll(async () => {
  folder = newPackageFolder()
  for (const [name, source] of Object.entries(sources) as [Name, string][]) {
    const where = name === 'unasked' ? '' : recordsOf(name)
    writeFileSync(fileOf(name), `process.env.SPEC_REPORT_DIR = '${where}'\n${source}`)
  }
  const report = path.join(folder, 'report.json')
  await start(
    jestProgram,
    ['--config', 'jest.config.mjs', '--runInBand', '--json', `--outputFile=${report}`],
    folder,
  )
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { name: string; status: string; message: string }[]
  }
  for (const { name, ...outcome } of testResults) outcomes.set(path.basename(name, '.test.ts'), outcome)
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('spec()', () => {
  it('records the ids of each test and of each case, also if the test fails', () => {
    expect(outcomes.get('recorded')?.status).toBe('failed')
    const file = fileOf('recorded')
    const lines = readFileSync(path.join(recordsOf('recorded'), '1.jsonl'), 'utf8')
      .trim()
      .split('\n')
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      { file, test: 'a home has slogans', ids: ['1.slogans', '1.boards'] },
      { file, test: 'a home has 1', ids: ['1.app'] },
      { file, test: 'a home has 2', ids: ['1.app'] },
    ])
  })

  it.each(['describe', 'afterAll'] as const)('is an error in %s, and records nothing', (name) => {
    expect(outcomes.get(name)?.status).toBe('failed')
    expect(outcomes.get(name)?.message).toContain(
      `spec('1.app') is called outside of a test: call it in a test.`,
    )
    expect(existsSync(recordsOf(name))).toBe(false)
  })

  it('writes nothing without a folder for its records', () => {
    expect(outcomes.get('unasked')?.status).toBe('passed')
    expect(existsSync(recordsOf('unasked'))).toBe(false)
  })
})

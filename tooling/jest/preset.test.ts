import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Ended, start } from '../testing/evaluate'

const repository = path.join(__dirname, '../..')
let folder: string

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'preset-')))
  const preset = path.join(repository, 'tooling/jest/node.mjs')
  writeFileSync(
    path.join(folder, 'jest.config.mjs'),
    `import { node } from '${preset}'\nexport default node(import.meta.url, { rootDir: import.meta.dirname })`,
  )
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Runs one test in a room of its own under the preset. */
const outcomeOf = (body: string): Promise<Ended> => outcomeOfFile(`test('the test', () => { ${body} })`)

function outcomeOfFile(source: string): Promise<Ended> {
  writeFileSync(path.join(folder, 'room.test.ts'), source)
  return start(path.join(repository, 'node_modules/.bin/jest'), ['--config', 'jest.config.mjs'], folder)
}

describe('a test under the preset', () => {
  it.each(['error', 'warn'])('fails for a console.%s that it did not expect', async (level) => {
    const { code, said } = await outcomeOf(`console.${level}('the %s leaks', 'boat')`)
    expect(code).toBe(1)
    expect(said).toContain(`console.${level} in "the test":`)
    expect(said).toContain('the boat leaks')
  })

  it('passes when it expected the complaint', async () => {
    const { code } = await outcomeOf(
      `jest.spyOn(console, 'error').mockImplementation(() => undefined); console.error('as foreseen')`,
    )
    expect(code).toBe(0)
  })

  it('compiles TypeScript', async () => {
    expect((await outcomeOf('const one: number = 1; expect(one satisfies number).toBe(1)')).code).toBe(0)
  })
})

describe('spec() under the preset', () => {
  const records = () => path.join(folder, 'records')
  const recorded = () => `process.env.SPEC_REPORT_DIR = '${records()}'`

  it('records the ids of each test and of each case, also if the test fails', async () => {
    const { code } = await outcomeOfFile(`
      ${recorded()}
      describe('a home', () => {
        it('has slogans', () => { spec('1.slogans', '1.boards'); throw new Error('none') })
        it.each([1, 2])('has %s', () => spec('1.app'))
        it('has nothing', () => {})
      })`)
    expect(code).toBe(1)
    const file = path.join(folder, 'room.test.ts')
    const lines = readFileSync(path.join(records(), '1.jsonl'), 'utf8').trim().split('\n')
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      { file, test: 'a home has slogans', ids: ['1.slogans', '1.boards'] },
      { file, test: 'a home has 1', ids: ['1.app'] },
      { file, test: 'a home has 2', ids: ['1.app'] },
    ])
  })

  it.each([
    ['in a describe', `describe('a home', () => { spec('1.app') })`],
    ['in an afterAll', `afterAll(() => spec('1.app'))`],
  ])('is an error %s, and records nothing', async (_, call) => {
    const { code, said } = await outcomeOfFile(`${recorded()}\n${call}\ntest('the test', () => {})`)
    expect(code).toBe(1)
    expect(said).toContain(`spec('1.app') is called outside of a test`)
    expect(existsSync(records())).toBe(false)
  })

  it('writes nothing unless asked to', async () => {
    const { code } = await outcomeOf(`delete process.env.SPEC_REPORT_DIR; spec('1.app')`)
    expect(code).toBe(0)
    // The compiler keeps a cache in a hidden folder.
    const written = readdirSync(folder).filter((name) => !name.startsWith('.'))
    expect(written.toSorted()).toEqual(['jest.config.mjs', 'room.test.ts'])
  })
})

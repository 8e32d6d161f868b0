import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
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
function outcomeOf(body: string): Promise<Ended> {
  writeFileSync(path.join(folder, 'room.test.ts'), `test('the test', () => { ${body} })`)
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

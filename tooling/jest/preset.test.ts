import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { start } from '../testing/evaluate'
import { jestProgram, newPackageFolder } from '../testing/package-folder'

describe('a test under the preset', () => {
  const bodies = {
    error: `console.error('the %s leaks', 'boat')`,
    warn: `console.warn('the %s leaks', 'boat')`,
    expected: `jest.spyOn(console, 'error').mockImplementation(() => undefined); console.error('as expected')`,
    typed: 'const one: number = 1; expect(one satisfies number).toBe(1)',
  }
  const reports = new Map<string, { readonly status: string; readonly message: string }>()

  /** Each body has its own file. All run at once, because starting Jest takes longer than running them. */
  beforeAll(async () => {
    const folder = newPackageFolder()
    for (const [name, body] of Object.entries(bodies))
      writeFileSync(path.join(folder, `${name}.test.ts`), `test('the test', () => { ${body} })`)
    const file = path.join(folder, 'report.json')
    const args = ['--config', 'jest.config.mjs', '--runInBand', '--json', `--outputFile=${file}`]
    await start(jestProgram, args, folder)
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as {
      testResults: { name: string; status: string; message: string }[]
    }
    for (const { name, ...report } of testResults) reports.set(path.basename(name, '.test.ts'), report)
    rmSync(folder, { recursive: true })
  })

  it.each(['error', 'warn'])('fails for a console.%s that it did not expect', (level) => {
    const { status, message } = reports.get(level) ?? {}
    expect(status).toBe('failed')
    expect(message).toContain(`console.${level} in "the test":`)
    expect(message).toContain('the boat leaks')
  })

  it('passes if it expected the console error', () => {
    expect(reports.get('expected')?.status).toBe('passed')
  })

  it('compiles TypeScript', () => {
    expect(reports.get('typed')?.status).toBe('passed')
  })
})

describe('the files that run', () => {
  const listed = async (suite = '') => {
    const folder = newPackageFolder()
    for (const name of [
      'short.test.ts',
      'long.full.test.ts',
      'long.full.test.tsx',
      'one.image.test.ts',
      'other.ts',
    ])
      writeFileSync(path.join(folder, name), '')
    const args = ['--config', 'jest.config.mjs', '--listTests']
    const env = { TEST_SUITE: suite }
    const { output } = await start(jestProgram, args, folder, env)
    rmSync(folder, { recursive: true })
    return output
      .split('\n')
      .filter(Boolean)
      .map((file) => path.basename(file))
      .sort()
  }

  it('are the short ones by default', async () => {
    expect(await listed()).toEqual(['short.test.ts'])
  })

  it('are only the long ones in the full suite', async () => {
    expect(await listed('full')).toEqual(['long.full.test.ts', 'long.full.test.tsx'])
  })

  it('are only those of the container image in its suite', async () => {
    expect(await listed('image')).toEqual(['one.image.test.ts'])
  })
})

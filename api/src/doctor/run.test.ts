import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

let dataDir: string
beforeAll(async () => (dataDir = await mkdtemp(path.join(tmpdir(), 'within-reach-doctor-'))))
afterAll(() => rm(dataDir, { recursive: true }))

/** Runs the doctor as a separate process. */
const runDoctor = (settings: Readonly<Record<string, string>>, ...args: readonly string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const paths = { migrations: path.join(__dirname, '..', '..', 'migrations'), shell: dataDir }
    const program = `require(${JSON.stringify(path.join(__dirname, 'run.ts'))}).runDoctor(${JSON.stringify(args)}, ${JSON.stringify(paths)})`
    const child = execFile(
      process.execPath,
      ['--require', 'tsx/cjs', '--eval', program],
      {
        cwd: path.join(__dirname, '..', '..'),
        env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', ...settings },
      },
      (_error, output) => resolve({ code: child.exitCode ?? -1, output }),
    )
  })

it('reports a new installation without changing it', async () => {
  const { code, output } = await runDoctor({})
  expect(output).toMatch(/^✓ settings All settings are valid/)
  expect(output).toMatch(/^– database There is no embedded database yet/m)
  expect(output).toMatch(/^Nothing is wrong\.\n$|^\d warnings?\.\n$/m)
  expect(code).toBe(0)
  expect(await readdir(dataDir)).toEqual([])
}, 60_000)

it('lists every invalid setting and ends with code 1, as JSON for a program', async () => {
  const { code, output } = await runDoctor({ PORT: 'x', LOG_LEVEL: 'loud' }, '--json')
  expect(JSON.parse(output)).toMatchObject({
    errors: 2,
    warnings: 0,
    findings: [
      { check: 'settings', level: 'error', text: 'PORT must be a port number.' },
      { check: 'settings', level: 'error', text: expect.stringMatching(/^LOG_LEVEL must be one of/) },
    ],
  })
  expect(code).toBe(1)
}, 60_000)

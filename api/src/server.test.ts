import { execFile } from 'node:child_process'
import path from 'node:path'

/** Runs the service's program as an installation does, or as npm does. */
const runProgram = (words: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  new Promise<{ code: number; output: string; complained: string }>((resolve) => {
    const program = `process.argv.splice(1, 0, 'server.cjs'); require(${JSON.stringify(path.join(__dirname, 'server.ts'))})`
    const child = execFile(
      process.execPath,
      ['--require', 'tsx/cjs', '--eval', program, '--', ...words],
      // Should it start the service, an invalid setting ends it at once.
      { cwd: path.join(__dirname, '..'), env: { PATH: process.env.PATH, PORT: 'none', ...environment } },
      (_error, output, complained) => resolve({ code: child.exitCode ?? -1, output, complained }),
    )
  })

it('a misspelt command starts no service, and the commands are listed', async () => {
  const { code, complained } = await runProgram(['restor', '/backups'])
  expect(complained).toMatch(/^There is no command "restor"\. Without a command, the service starts/)
  for (const name of ['doctor', 'backup', 'restore', 'export', 'import'])
    expect(complained).toContain(`node api/dist/server.cjs ${name}\n`)
  expect(code).toBe(2)
  expect(await runProgram(['--help'])).toMatchObject({ code: 0, complained: '' })
}, 60_000)

it('the doctor names npm in its help only if npm runs it', async () => {
  const installed = await runProgram(['doctor', '--help'])
  expect(installed.output).toContain('Usage: node api/dist/server.cjs doctor [--json]\n')
  const scripted = await runProgram(['doctor', '--help'], { npm_lifecycle_event: 'doctor' })
  expect(scripted.output).toContain('Usage: npm run doctor -- [--json]\n')
}, 60_000)

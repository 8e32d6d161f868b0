import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { repository } from '../build/packages'

/** A step of shipping that passes or fails. */
export interface SourceCheck {
  readonly name: string
  /** @throws Error with the tool's output */
  run(): Promise<void>
}

/**
 * The checks of a package's own sources before it ships. No other package is checked.
 * @param packageName its folder
 */
export const sourceChecks = (packageName: string): readonly SourceCheck[] => [
  check('tests', 'jest/bin/jest.js', [
    '--selectProjects',
    packageName,
    '--maxWorkers=1',
    '--passWithNoTests',
  ]),
  check('lint', 'oxlint/bin/oxlint', ['--tsconfig=tooling/tsconfig.lint.json', packageName]),
  check('types', 'tsx/dist/cli.mjs', ['tooling/src/commands/check-types.ts', packageName]),
  check('format', 'oxfmt/bin/oxfmt', ['--list-different', packageName]),
]

const check = (name: string, tool: string, args: readonly string[]): SourceCheck => ({
  name,
  async run() {
    const command = path.join(repository, 'node_modules', tool)
    const child = spawn(process.execPath, [command, ...args], {
      cwd: repository,
      env: { ...process.env, CI: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const [code] = (await once(child, 'close')) as [number | null]
    if (code !== 0) throw new Error(output.trim() || `${name} ended with ${String(code)}`)
  },
})

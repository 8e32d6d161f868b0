import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { repository } from '../src/build/packages'

/** Oxlint's JSON output. */
interface Report {
  readonly diagnostics: readonly {
    readonly message: string
    readonly code?: string
    readonly filename?: string
    readonly labels: readonly { readonly span: { readonly line: number; readonly column: number } }[]
  }[]
}

/** A folder to check, with its TypeScript project. */
interface Project {
  readonly folder: string
  /** The configuration that lists the project's files. */
  readonly tsconfig: string
}

const here: Project = { folder: repository, tsconfig: path.join(repository, 'tooling/tsconfig.lint.json') }

/**
 * Checks sources by the rules that need types (.oxlintrc.json).
 * @param files files or folders, relative to the project's folder
 * @returns a line for each complaint
 * @throws Error with Oxlint's output if it failed
 */
export async function typedComplaints(files: readonly string[], { folder, tsconfig }: Project = here) {
  const words = [
    `--config=${path.join(repository, '.oxlintrc.json')}`,
    `--tsconfig=${tsconfig}`,
    // A comment that disables nothing is reported, as by ESLint.
    '--report-unused-disable-directives-severity=error',
    '--no-error-on-unmatched-pattern',
    '--format=json',
  ]
  const output = await run([...words, ...files], folder)
  return complaintsIn(output)
}

function complaintsIn(output: string): string[] {
  let report: Report
  try {
    report = JSON.parse(output) as Report
  } catch {
    throw new Error(`Oxlint failed: ${output}`)
  }
  return report.diagnostics
    .filter(({ message }) => !isForEslint(message))
    .map(({ message, code = '', filename = '', labels: [label] }) => {
      const { line, column } = label?.span ?? { line: 0, column: 0 }
      return `${filename}:${line}:${column}  ${message}  ${code}`.trimEnd()
    })
}

/** Oxlint also reports ESLint's comments as unused, because it does not run ESLint's rules. ESLint reports those that are unused. */
const isForEslint = (message: string): boolean => message.startsWith('Unused eslint-disable directive')

function run(words: readonly string[], cwd: string): Promise<string> {
  const require = createRequire(path.join(repository, 'package.json'))
  const program = path.join(path.dirname(require.resolve('oxlint/package.json')), 'bin/oxlint')
  return new Promise((resolve) => {
    // Its exit code is not 0 if it reports anything.
    execFile(
      process.execPath,
      [program, ...words],
      { cwd, maxBuffer: 64 * 1024 * 1024 },
      (_error, stdout, stderr) => {
        resolve(stdout || stderr)
      },
    )
  })
}

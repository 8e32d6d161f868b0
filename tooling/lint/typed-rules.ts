import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { repository } from '../src/build/packages'

/** What Oxlint says in JSON. */
interface Report {
  readonly diagnostics: readonly {
    readonly message: string
    readonly code?: string
    readonly filename?: string
    readonly labels: readonly { readonly span: { readonly line: number; readonly column: number } }[]
  }[]
}

/** Where the rules are asked about. */
interface Place {
  readonly folder: string
  /** The file that says what belongs to the program. */
  readonly tsconfig: string
}

const here: Place = { folder: repository, tsconfig: path.join(repository, 'tooling/tsconfig.lint.json') }

/**
 * What the rules that need types (.oxlintrc.json) say of some sources.
 * @param files files or folders below the folder of the place
 * @returns a line for each complaint
 * @throws Error if Oxlint could not look
 */
export async function typedComplaints(files: readonly string[], { folder, tsconfig }: Place = here) {
  const words = [
    `--config=${path.join(repository, '.oxlintrc.json')}`,
    `--tsconfig=${tsconfig}`,
    // A comment that silences nothing is a complaint, as with ESLint.
    '--report-unused-disable-directives-severity=error',
    '--no-error-on-unmatched-pattern',
    '--format=json',
  ]
  const said = await run([...words, ...files], folder)
  return complaintsIn(said)
}

function complaintsIn(said: string): string[] {
  let report: Report
  try {
    report = JSON.parse(said) as Report
  } catch {
    throw new Error(`Oxlint could not look: ${said}`)
  }
  return report.diagnostics
    .filter(({ message }) => !isForEslint(message))
    .map(({ message, code = '', filename = '', labels: [label] }) => {
      const { line, column } = label?.span ?? { line: 0, column: 0 }
      return `${filename}:${line}:${column}  ${message}  ${code}`.trimEnd()
    })
}

/** Oxlint hears ESLint's comments too, and cannot know that they silence ESLint; ESLint says itself which do not. */
const isForEslint = (message: string): boolean => message.startsWith('Unused eslint-disable directive')

function run(words: readonly string[], cwd: string): Promise<string> {
  const require = createRequire(path.join(repository, 'package.json'))
  const program = path.join(path.dirname(require.resolve('oxlint/package.json')), 'bin/oxlint')
  return new Promise((resolve) => {
    // It ends with an error where it has a complaint.
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

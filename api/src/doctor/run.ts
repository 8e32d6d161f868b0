import { parseArgs } from 'node:util'
import { readSettings, type Settings, WrongSettings } from '../platform/settings'
import { readShellRecord } from '../platform/shell-record'
import { commandLine, startedByNpm } from '../platform/terminal/command-line'
import { paintFor, plain } from '../platform/terminal/paint'
import { error, type Installation } from './checks/finding'
import { examine, type NamedFinding } from './doctor'
import { asJson, count, describeFinding, summarize } from './report'

const usage = `Usage: ${commandLine('doctor', startedByNpm(), '[--json]')}

Looks at the settings, the folders, the database, the mail server, the store of uploads and the proxy, says in plain words
what is wrong, and what to do. It takes the settings from the environment, like the service, which may run meanwhile. It
changes nothing. The exit code is 1 if something is wrong; a warning is not.

  --json  the report as JSON
`

/** The folders of the build. */
export interface DoctorPaths {
  readonly migrations: string
  /** The built shell. */
  readonly shell: string
}

/**
 * Runs the doctor in this process, with the settings of its environment, and ends it.
 * @param args the command line after `doctor`
 */
export async function runDoctor(args: readonly string[], paths: DoctorPaths): Promise<void> {
  const options = readOptions(args)
  if (options === undefined) return end(usage, 2)
  if (options.help) return end(usage, 0)
  const isJson = options.json ?? false
  const paint = isJson ? plain : paintFor(process.stdout)
  const findings: NamedFinding[] = []
  const add = (more: readonly NamedFinding[]): void => {
    findings.push(...more)
    if (!isJson) for (const finding of more) process.stdout.write(`${describeFinding(finding, paint)}\n`)
  }
  const settings = readOrRefuse(process.env, add)
  if (settings) await examine(await installationOf(settings, paths), add)
  return end(
    isJson ? `${asJson(findings)}\n` : `\n${summarize(findings, paint)}\n`,
    count(findings).errors > 0 ? 1 : 0,
  )
}

function readOptions(args: readonly string[]): { json?: boolean; help?: boolean } | undefined {
  try {
    return parseArgs({ args: [...args], options: { json: { type: 'boolean' }, help: { type: 'boolean' } } })
      .values
  } catch {
    return undefined
  }
}

/** Without valid settings, nothing else can be checked. */
function readOrRefuse(
  environment: NodeJS.ProcessEnv,
  add: (findings: readonly NamedFinding[]) => void,
): Settings | undefined {
  try {
    return readSettings(environment)
  } catch (failure) {
    if (!(failure instanceof WrongSettings)) throw failure
    const advice = 'Correct it, and run the doctor again for the other checks. README.md lists the settings.'
    add(failure.lines.map((line) => ({ check: 'settings', ...error(line, advice) })))
    return undefined
  }
}

async function installationOf(settings: Settings, { migrations, shell }: DoctorPaths): Promise<Installation> {
  const record = await readShellRecord(shell).catch(() => undefined)
  return { settings, environment: process.env, migrations, shell: record?.version }
}

/** Ends the process after its output, although connections may still be open. */
function end(text: string, code: number): void {
  process.stdout.write(text, () => process.exit(code))
}

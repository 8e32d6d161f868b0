import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { repository } from '../src/build/packages'
import { start } from '../testing/evaluate'

/** Sources with one mistake each, by the name of the rule that refuses them. */
export type Mistakes = Readonly<Record<string, readonly string[]>>

/** The JSON output of Oxlint. */
interface Report {
  readonly diagnostics: readonly {
    readonly message: string
    /** Such as `react-hooks(refs)`. */
    readonly code?: string
    readonly filename: string
  }[]
}

const compilerOptions = { strict: true, jsx: 'preserve', module: 'esnext', types: [] }

/**
 * Lints files with the rules of the repository, in a temporary folder with the same layout.
 * @param sources texts by path
 * @returns for each path the names of the rules that refuse it, or the message if it belongs to no rule
 */
export async function refusals(
  sources: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'planted-')))
  const tsconfig = path.join(folder, 'tsconfig.json')
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions }))
  copyFileSync(path.join(repository, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'))
  for (const name of ['tooling', 'node_modules'])
    symlinkSync(path.join(repository, name), path.join(folder, name))
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), `${source}\n`)
  }
  const program = path.join(repository, 'node_modules/oxlint/bin/oxlint')
  const packages = [...new Set(Object.keys(sources).map((file) => file.split('/')[0] ?? ''))]
  const args = [program, `--tsconfig=${tsconfig}`, '--format=json', ...packages]
  const { output } = await start(process.execPath, args, folder)
  rmSync(folder, { recursive: true })
  return byFile(JSON.parse(output) as Report)
}

function byFile({ diagnostics }: Report): ReadonlyMap<string, readonly string[]> {
  const rules = new Map<string, string[]>()
  for (const { filename, message, code } of diagnostics) {
    const rule = /\((.+)\)/.exec(code ?? '')?.[1] ?? message
    rules.set(filename, [...(rules.get(filename) ?? []), rule])
  }
  return rules
}

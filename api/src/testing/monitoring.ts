import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

/** The repository's folder. */
export const repository = path.join(__dirname, '..', '..', '..')
/** The folder of Prometheus' files. */
export const monitoringFolder = path.join(repository, 'deploy', 'monitoring')
/** The files with rules. */
export const ruleFiles = ['rules.yml', 'objectives.yml'] as const

/** An alert or a recording of a rule file. */
export interface Rule {
  readonly alert?: string
  readonly record?: string
  readonly expr: string
  readonly labels?: { readonly severity?: string }
  readonly annotations?: { readonly summary?: string; readonly runbook_url?: string }
}

/** Reads a file of the monitoring folder. */
export const readMonitoring = (name: string): string =>
  readFileSync(path.join(monitoringFolder, name), 'utf8')

/** Every rule, in the order of the files. */
export const rules: readonly Rule[] = ruleFiles.flatMap((file) =>
  (parse(readMonitoring(file)) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules),
)

/** The names of all alerts, each once. */
export const alertNames: readonly string[] = [...new Set(rules.flatMap(({ alert }) => alert ?? []))]

const runbookFolder = path.join(repository, 'docs', 'runbooks')

/** The runbooks without their index, by file name. */
export const runbooks: ReadonlyMap<string, string> = new Map(
  readdirSync(runbookFolder)
    .filter((name) => name !== 'README.md')
    .map((name) => [name, readFileSync(path.join(runbookFolder, name), 'utf8')]),
)

/** The index of the runbooks. */
export const runbookIndex = readFileSync(path.join(runbookFolder, 'README.md'), 'utf8')

/** The indented or plain code blocks of a language in a text. */
export const codeBlocks = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^ *\`\`\`$`, 'gm'))].map(
    ([, , code = '']) => code,
  )

/** The queries of a runbook: one per line. */
export const queriesOf = (runbook: string): string[] =>
  codeBlocks(runbook, 'promql').flatMap((block) => block.split('\n').flatMap((line) => line.trim() || []))

/** The queries of the dashboard. */
export function dashboardQueries(): string[] {
  const { panels } = JSON.parse(readMonitoring('dashboard.json')) as {
    panels: { targets?: { expr: string }[] }[]
  }
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
}

/** The words of PromQL that are neither functions nor metrics. */
const words = new Set([
  ...['and', 'or', 'unless', 'bool', 'offset', 'inf', 'nan'],
  ...['by', 'without', 'on', 'ignoring', 'group_left', 'group_right'],
])

/** The metrics that a query names. */
export function metricsOf(query: string): string[] {
  const bare = query
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, '')
  const names = [...bare.matchAll(/(?<![\w:.])[a-zA-Z_:][\w:]*(?![\w:]|\s*\()/g)].map(([name]) => name)
  return [...new Set(names.filter((name) => !words.has(name)))]
}

/** The metrics of an answer of `/metrics`, with the series of histograms. */
export function exposedMetrics(text: string): string[] {
  return [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name],
  )
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { repository } from '../bootstrap/paths.mjs'
import { changedSince, filesOf } from './changes'
import { readGraph } from './graph'
import { packageNames } from './packages'
import { type Plan, planOf } from './plan'

/** The selection to test: the changes since a commit, or packages as if all of their files had changed. */
export type Selection = { readonly since: string } | { readonly packages: readonly string[] }

/**
 * @returns the plan for a selection
 * @throws UnknownCommit of ./changes
 */
export async function planFor(selection: Selection): Promise<Plan> {
  const changed = 'since' in selection ? changedSince(selection.since) : filesOf(selection.packages)
  return planOf(changed, {
    graph: await readGraph(),
    packages: packageNames(),
    filesOf,
    read: (file) => readFileSync(path.join(repository, file), 'utf8'),
  })
}

/** @returns a few lines for people: what will run, and why */
export function describePlan({ because, lint, types, unit, browser, format }: Plan): string {
  const count = (part: readonly string[] | 'all', what: string) =>
    part === 'all' ? `all ${what}` : `${part.length} ${what}`
  const pages =
    browser === 'all' ? 'all' : browser === '' ? 'none' : browser.replaceAll('\\b', '').replaceAll('\\', '')
  return [
    ...because,
    `Runs: format of ${count(format, 'files')}, lint of ${count(lint, 'files')}, types of ${typeof types === 'string' ? 'all packages' : types.join(', ') || 'no package'},`,
    `      ${count(unit, 'files with unit tests')}, browser tests: ${pages}.`,
  ].join('\n')
}

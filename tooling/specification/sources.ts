import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Suite } from './tagged-test'

/** Folders without our own tests. */
const others = new Set(['node_modules', 'dist', '.data', '.cache', 'test-results', 'playwright-report'])

/**
 * Finds the ids in the sources, without a run: the sentences that a suite would cover if it ran.
 * @param repository the folder of the packages
 * @param packages those with unit tests
 * @returns all quoted words in each suite's tests, the ids among them
 */
export function idsInSources(
  repository: string,
  packages: readonly string[],
): Record<Suite, ReadonlySet<string>> {
  const idsIn = (folders: readonly string[], isTest: RegExp) =>
    new Set(
      folders
        .flatMap((folder) => filesIn(path.join(repository, folder)))
        .filter((file) => isTest.test(file))
        .flatMap((file) => idsOf(readFileSync(file, 'utf8'))),
    )
  return {
    unit: idsIn(packages, /\.test\.tsx?$/),
    browser: idsIn(['e2e'], /\.ts$/),
  }
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return others.has(entry.name) ? [] : filesIn(file)
    return [file]
  })

/** @returns the quoted words that can be ids: in calls of `spec()`, or in the table of a parametrised test */
export const idsOf = (source: string): string[] =>
  [...source.matchAll(/'([\w.-]+)'/g)].map(([, id = '']) => id)

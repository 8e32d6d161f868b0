import path from 'node:path'
import * as v from 'valibot'
import type { SentenceId } from './sentences'
import type { TaggedTest } from './tagged-test'

const jestReport = v.object({
  wasInterrupted: v.boolean(),
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({
          ancestorTitles: v.array(v.string()),
          title: v.string(),
          fullName: v.string(),
          status: v.string(),
          location: v.nullish(v.object({ line: v.number(), column: v.number() })),
        }),
      ),
    }),
  ),
})

/** One call of `spec()`, as tooling/jest/spec.ts writes it. */
const specRecord = v.object({ file: v.string(), test: v.string(), ids: v.array(v.string()) })

/**
 * Joins the outcomes of Jest's tests with the sentences that they named.
 * @param report the output of `jest --json --testLocationInResults`
 * @param records the calls of `spec()` during the same run
 * @param repository the folder of the packages
 * @returns the tagged tests; undefined if the run was interrupted
 * @throws ValiError for anything but such a report and such records
 */
export function fromJest(
  report: unknown,
  records: readonly unknown[],
  repository: string,
): TaggedTest[] | undefined {
  const { wasInterrupted, testResults } = v.parse(jestReport, report)
  if (wasInterrupted) return undefined
  const idsByTest = new Map<string, Set<string>>()
  for (const { file, test, ids } of v.parse(v.array(specRecord), records)) {
    const known = idsByTest.get(keyOf(file, test)) ?? new Set()
    idsByTest.set(keyOf(file, test), known)
    for (const id of ids) known.add(id)
  }
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.flatMap(({ ancestorTitles, title, fullName, status, location }): TaggedTest[] => {
      const ids = idsByTest.get(keyOf(file, fullName))
      if (!ids) return []
      return [
        {
          file: path.relative(repository, file).replaceAll(path.sep, '/'),
          titles: [...ancestorTitles, title],
          declaredAt: location ? `${location.line}:${location.column}` : fullName,
          ids: [...ids] as SentenceId[],
          outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
        },
      ]
    }),
  )
}

const keyOf = (file: string, test: string): string => `${file}\n${test}`

import path from 'node:path'
import * as v from 'valibot'
import type { SentenceId } from './sentences'
import type { TaggedTest } from './tagged-test'

interface Group {
  readonly title: string
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly column: number
    /** One for each project. */
    readonly tests: readonly {
      readonly status: string
      readonly annotations: readonly { readonly type: string; readonly description?: string | undefined }[]
    }[]
  }[]
  readonly suites?: readonly Group[] | undefined
}

const annotation = v.object({ type: v.string(), description: v.optional(v.string()) })
const group: v.GenericSchema<Group> = v.object({
  title: v.string(),
  specs: v.array(
    v.object({
      title: v.string(),
      file: v.string(),
      line: v.number(),
      column: v.number(),
      tests: v.array(v.object({ status: v.string(), annotations: v.array(annotation) })),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => group))),
})
const playwrightReport = v.object({
  config: v.object({ rootDir: v.string() }),
  suites: v.array(v.intersect([group, v.object({ file: v.string() })])),
  errors: v.array(v.unknown()),
})

/**
 * Reads the tests that are annotated by `spec()` of e2e/site/spec.ts.
 * @param report the output of Playwright's json reporter
 * @param repository the folder of the packages
 * @returns each test once, whatever the number of its projects; undefined if an error outside of the tests ended the run
 * @throws ValiError for anything but such a report
 */
export function fromPlaywright(report: unknown, repository: string): TaggedTest[] | undefined {
  const { config, suites: files, errors } = v.parse(playwrightReport, report)
  if (errors.length > 0) return undefined
  return files.flatMap((file) => {
    const relative = path.relative(repository, path.join(config.rootDir, file.file))
    // The outermost groups are the files.
    return inGroup(file, relative.replaceAll(path.sep, '/'), [])
  })
}

function inGroup({ specs, suites = [] }: Group, file: string, outer: readonly string[]): TaggedTest[] {
  const own = specs.flatMap(({ title, file: declaredIn, line, column, tests }): TaggedTest[] => {
    const ids = tests
      .flatMap(({ annotations }) => annotations)
      .flatMap(({ type, description }) => (type === 'spec' && description ? [description] : []))
    if (ids.length === 0) return []
    const declaredAt = `${declaredIn}:${line}:${column}`
    const outcome = outcomeOf(tests.map(({ status }) => status))
    return [{ file, titles: [...outer, title], declaredAt, ids: [...new Set(ids)] as SentenceId[], outcome }]
  })
  return [...own, ...suites.flatMap((inner) => inGroup(inner, file, [...outer, inner.title]))]
}

/** A test may be skipped in some of its projects. A flaky test counts as failed. */
function outcomeOf(statuses: readonly string[]): TaggedTest['outcome'] {
  if (statuses.some((status) => status !== 'expected' && status !== 'skipped')) return 'failed'
  return statuses.includes('expected') ? 'passed' : 'skipped'
}

import type { SentenceId } from './sentences'

/** Where a test runs: in Jest, or in a browser. */
export const suites = ['unit', 'browser'] as const
export type Suite = (typeof suites)[number]

/** A test that names sentences of the specification, with its outcome. */
export interface TaggedTest {
  /** Its path in the repository, with `/`. */
  readonly file: string
  /** The titles of its `describe` blocks, the outermost first, and its own. */
  readonly titles: readonly string[]
  /** The position of the declaration: the cases of a parametrised test share it. */
  readonly declaredAt: string
  readonly ids: readonly SentenceId[]
  readonly outcome: 'passed' | 'failed' | 'skipped'
}

/** The tagged tests of each suite that ran to its end; a suite that did not is left out. */
export type Evidence = Partial<Record<Suite, readonly TaggedTest[]>>

/** The whole title of a test, for people. */
export const titleOf = ({ titles }: TaggedTest): string => titles.join(' › ')

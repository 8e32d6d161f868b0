import type { Results } from './committed-results'
import { atLeast, atMost, type Judged, worstOf } from './judged'
import { section, spread, table } from './markdown'

const sumOf = (figures: readonly number[]): number => figures.reduce((sum, one) => sum + one, 0)

/** How soon a saved change of a remote is on screen. */
export function developSection({ develop }: Results): string[] {
  if (!develop) return []
  const rows = develop.remotes.map(({ remote, edits, kept, shown }) => [
    remote,
    String(edits),
    String(kept),
    spread(shown, 'ms'),
  ])
  return [
    section(
      'Developing a remote',
      develop,
      `\`npm run dev\` with ${develop.remotes.length} remotes, everything built: ready after ${(develop.ready / 1000).toFixed(1)} s. Each edit changes a component while a text is half typed; "kept" counts edits after which the text was still there and the page was not loaded again. The console is not among them: its pages need a second factor.`,
      table(['remote', 'edits', 'kept', 'on screen after'], rows),
    ),
  ]
}

/** The targets of `npm run dev`. */
export const judgeDevelop = ({ develop }: Results): Judged[] =>
  develop
    ? [
        atMost('`npm run dev` with everything built: ready within 10 s', develop.ready / 1000, 10, 's'),
        atMost(
          'A saved change of a remote: on screen within 500 ms, in the median of each remote',
          worstOf(develop.remotes.map(({ shown }) => shown.median)),
          500,
          'ms',
        ),
        atLeast(
          'Edits that keep what was typed: 50 of 50',
          sumOf(develop.remotes.map(({ kept }) => kept)),
          50,
        ),
      ]
    : []

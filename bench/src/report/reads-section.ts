import type { Results } from './committed-results'
import { atMost, type Judged } from './judged'
import { figure, section, table } from './markdown'

/** Every reading call at the heaviest member. */
export function readsSection({ reads }: Results): string[] {
  if (!reads) return []
  const { posts, calls, unanswered } = reads
  const left = unanswered.length > 0 ? ` Nothing to answer had: ${unanswered.join(', ')}.` : ''
  return [
    section(
      'Every reading call',
      reads,
      `The calls of visitors and members that only read, at a site with ${posts} posts, by the member with most posts, comments and messages, and with as many bookmarks and saved searches as possible. One call after the other.${left}`,
      table(
        ['call', 'median ms', 'p99 ms'],
        calls.map(({ call, p50, p99 }) => [`\`${call}\``, figure(p50), figure(p99)]),
      ),
    ),
  ]
}

/** The targets of reading calls: those of the inbox and of searches hold for all. */
export function judgeReads({ reads }: Results): Judged[] {
  const [slowest] = reads?.calls ?? []
  if (!reads || !slowest) return []
  return [
    atMost(`Every reading call at a million posts: median (slowest: ${slowest.call})`, slowest.p50, 5, 'ms'),
    atMost(
      'Every reading call at a million posts: p99',
      Math.max(...reads.calls.map(({ p99 }) => p99)),
      60,
      'ms',
    ),
  ]
}

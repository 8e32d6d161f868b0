import type { Results } from './committed-results'
import { atMost, type Judged } from './judged'
import { figure, section, table } from './markdown'

const megabytes = (bytes: number): number => bytes / 1_000_000

/** What sections leave behind when they are left. */
export function unloadSection({ unload }: Results): string[] {
  if (!unload) return []
  const { mounts, kept, swaps } = unload
  return [
    section(
      'Sections that are left',
      unload,
      `The pages of all remotes were mounted and left ${mounts.times} times in one page of a member: ${figure(megabytes(mounts.heap), 'MB')} more heap, ${mounts.nodes} more nodes and ${mounts.listeners} more listeners after garbage collection. Two versions of a remote replaced each other ${swaps.times} times, with the page loaded again after each: ${figure(megabytes(swaps.heap), 'MB')} more heap. What was added (the timers of the shell are those of read answers, which it keeps for half an hour):`,
      table(
        ['owner', 'left behind', 'number'],
        mounts.left.map(({ owner, what, count }) => [owner, what, String(count)]),
      ),
      'What remotes keep for their next visit:',
      table(
        ['remote', 'kept', 'number'],
        kept.map(({ owner, what, count }) => [owner, what, String(count)]),
      ),
    ),
  ]
}

/** The targets of what is left behind. */
export const judgeUnload = ({ unload }: Results): Judged[] =>
  unload
    ? [
        atMost(
          `${unload.mounts.times} mounts of sections: at most 5 MB more heap`,
          megabytes(unload.mounts.heap),
          5,
          'MB',
        ),
        atMost(
          `${unload.mounts.times} mounts of sections: listeners, timers, observers and styles that remotes left behind`,
          unload.mounts.left.reduce((sum, { owner, count }) => (owner === 'shell' ? sum : sum + count), 0),
          0,
        ),
        atMost(
          `${unload.swaps.times} replaced versions: at most 5 MB more heap`,
          megabytes(unload.swaps.heap),
          5,
          'MB',
        ),
      ]
    : []

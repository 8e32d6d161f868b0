import type { Results } from './committed-results'
import { atLeast, atMost, below, type Judged } from './judged'
import { figure } from './markdown'

/** The calls of the service, among a million posts. */
export function judgeService({ api }: Results): Judged[] {
  const million = api?.sizes['1m'] ?? []
  const call = (name: string) => million.find((each) => each.call === name)
  const list = call('board list')
  const [search, inbox] = [call('search'), call('inbox')]
  const [post, comments] = [call('post'), call('comments')]
  const grown = ['board list', 'board list, page 40', 'post', 'new post'].flatMap((name) => {
    const times = call(name)?.against10k?.processor.median
    return times === undefined ? [] : [{ name, times }]
  })
  const slowest = million
    .map((each) => ({ name: each.call, times: each.p99TimesReference.median }))
    .sort((a, b) => b.times - a.times)[0]
  const peer = 207
  const searched = search?.alone ?? search
  return [
    ...(list?.shareOfBare
      ? [
          atLeast(
            'Board list during writes: at least 0.8 of the bare statement',
            list.shareOfBare.median,
            0.8,
          ),
        ]
      : []),
    ...[post, comments].flatMap((each) =>
      each?.shareOfBare
        ? [
            atLeast(
              `Random ${each.call === 'post' ? 'posts' : 'comments'}: at least 0.28 of the bare statement`,
              each.shareOfBare.median,
              0.28,
            ),
          ]
        : [],
    ),
    ...(slowest
      ? [
          {
            ...atMost("The 99th percentile within 3 times a trivial server's", slowest.times, 3),
            measured: `${figure(slowest.times)} (${slowest.name})`,
          },
        ]
      : []),
    ...grown.map(({ name, times }) =>
      atMost(`At a million posts at most 1.2 times the processor time of ten thousand: ${name}`, times, 1.2),
    ),
    ...(searched
      ? [
          below('Search among a million posts: median within 10 ms', searched.p50.median, 10, 'ms'),
          below('Search among a million posts: 99th percentile within 50 ms', searched.p99.median, 50, 'ms'),
        ]
      : []),
    ...(search
      ? [
          atMost(
            'Searches among a million posts, eight at once: median within 15 ms',
            search.p50.median,
            15,
            'ms',
          ),
          atMost(
            'Searches among a million posts, eight at once: 99th percentile within 60 ms',
            search.p99.median,
            60,
            'ms',
          ),
        ]
      : []),
    ...(inbox
      ? [
          atMost(
            'The fullest inbox of a million messages, eight at once: median within 5 ms',
            inbox.p50.median,
            5,
            'ms',
          ),
        ]
      : []),
    ...(list
      ? [
          atLeast(
            `Board list: NodeBB needs at least 20 times the processor time (${peer} times a trivial server)`,
            peer / list.timesReference.median,
            20,
          ),
        ]
      : []),
  ]
}

import type { Results } from './committed-results'
import { atMost, type Judged } from './judged'

/** The targets for the cost of one client for the others. */
export const judgeIsolation = (results: Results): Judged[] => [
  ...judgeHold(results),
  ...judgeSitemapSearch(results),
  ...judgePictures(results),
  ...judgeManyConnections(results),
]

function judgeHold({ 'load-hold': found }: Results): Judged[] {
  if (!found) return []
  const longest = found.longest[0]?.milliseconds ?? Number.NaN
  return [
    atMost(
      'The most expensive text in any field: no request delays others by more than 50 ms',
      longest,
      50,
      'ms',
    ),
  ]
}

function judgeSitemapSearch({ 'load-sitemap-search': found }: Results): Judged[] {
  if (!found) return []
  const { parts, searches, p99, failed } = found
  const among = `${parts} parts of the sitemap and ${searches} searches for rare words at once`
  return [
    atMost(`${among}: 99 of 100 lists of others within 1 s`, p99.median / 1000, 1, 's'),
    atMost(`${among}: no list of others fails`, failed, 0),
  ]
}

function judgePictures({ 'load-pictures': found }: Results): Judged[] {
  if (!found) return []
  const { pictures, timesAlone } = found
  return [
    atMost(
      `${pictures} pictures of one member: another member's takes at most 3 times as long as alone`,
      timesAlone.median,
      3,
    ),
  ]
}

function judgeManyConnections({ 'load-many-connections': found }: Results): Judged[] {
  if (!found) return []
  const { connections, p99, slowestProbe } = found
  const crowd = `${connections} connections that post`
  return [
    atMost(`${crowd}: every probe within 200 ms`, slowestProbe, 200, 'ms'),
    atMost(`${crowd}: 99 of 100 accepted posts within 1 s`, p99 / 1000, 1, 's'),
  ]
}

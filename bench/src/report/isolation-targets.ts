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

/**
 * The maximum time of a picture beside those of another member, as a multiple of the time alone. Two are processed at once and
 * none is interrupted: it waits for a running one, which takes twice as long beside another, and then takes twice as long
 * itself. That is four times, and one more for the database and the clients on the same processors.
 */
const timesAlonePicture = 5

function judgePictures({ 'load-pictures': found }: Results): Judged[] {
  if (!found) return []
  const { pictures, timesAlone } = found
  return [
    atMost(
      `${pictures} pictures of one member: another member's takes at most ${timesAlonePicture} times as long as alone`,
      timesAlone.median,
      timesAlonePicture,
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

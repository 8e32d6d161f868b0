import { calls } from '@within-reach/contract'

/** The paths of the calls that a page may start with. They change nothing, because opening a link triggers them. */
export const readingCalls: ReadonlySet<string> = new Set(
  calls.filter(({ login, reads }) => login === 'none' && reads === true).map(({ path }) => path),
)

/** The paths of the calls with which a page of their member may start. */
export const ownReadingCalls: ReadonlySet<string> = new Set(
  calls.filter(({ login, reads }) => login === 'bearer' && reads !== undefined).map(({ path }) => path),
)

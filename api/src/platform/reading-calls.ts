import { calls } from '@within-reach/contract'

/** The addresses of the calls that a page may begin with: opening a link to it makes them. */
export const readingCalls: ReadonlySet<string> = new Set(
  calls.filter(({ login, reads }) => login === 'none' && reads === true).map(({ path }) => path),
)

import type { Spread } from '../measure/statistics'

/** The edits of one remote. */
export interface DevelopedRemote {
  readonly remote: string
  readonly edits: number
  /** Edits that appeared while the page kept its typed text and was not loaded again. */
  readonly kept: number
  /** From the end of the write until the page has the change, in milliseconds. */
  readonly shown: Spread
}

/** The result of `develop`. */
export interface DevelopResult {
  /** From the start of `npm run dev`, with everything built, until its link, in milliseconds. */
  readonly ready: number
  readonly remotes: readonly DevelopedRemote[]
}

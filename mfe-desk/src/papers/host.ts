import type { DataOf, hostPapers } from '@within-reach/contract'

/** The author of a post or comment, with what was checked about them. */
export type Host = DataOf<typeof hostPapers>

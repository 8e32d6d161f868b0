import type { Caution } from '@within-reach/contract'

/** Why a text is folded for its reader. Not for its author, who was warned before sending. */
export const cautionFor = (caution: readonly string[] | null, isAuthor: boolean): Caution | undefined =>
  caution !== null && !isAuthor ? { categories: [...caution] } : undefined

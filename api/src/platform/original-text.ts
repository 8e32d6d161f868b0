import type { Caution } from '@within-reach/contract'

/** A text of a member, for its translation. */
export interface OriginalText {
  /** Plain texts: the subject and the description of a post, or the one text of a comment or message. */
  readonly texts: readonly string[]
  /** What the database stores: subject and description with a line break between them, or the text. Absent: translations of it are not kept. */
  readonly stored?: string
  /** Why the text is folded for its reader. Absent: it is not. */
  readonly caution?: Caution | undefined
}

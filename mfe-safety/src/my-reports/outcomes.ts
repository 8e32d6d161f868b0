import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReportOutcome } from '@within-reach/contract'

/** What became of a report: in a word, and in a sentence. */
export const outcomeTexts: Readonly<
  Record<ReportOutcome, { readonly name: MessageDescriptor; readonly meaning: MessageDescriptor }>
> = {
  open: {
    name: msg`Not decided yet`,
    meaning: msg`A moderator has not decided yet.`,
  },
  acted: {
    name: msg`We acted`,
    meaning: msg`A moderator agreed with you and acted. Thank you for telling us.`,
  },
  kept: {
    name: msg`No action`,
    meaning: msg`A moderator found nothing that breaks the rules. You can still block the author.`,
  },
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReportReason } from '@within-reach/contract'

/** The name of a reason, and one sentence about it. */
export interface ReasonText {
  readonly name: MessageDescriptor
  readonly meaning: MessageDescriptor
}

/** The reasons of reports and decisions, in the order in which they are offered. */
export const reasonTexts: Readonly<Record<ReportReason, ReasonText>> = {
  scam: {
    name: msg`Scam or fraud`,
    meaning: msg`It wants money or data, or the offer is not real.`,
  },
  spam: {
    name: msg`Advertising`,
    meaning: msg`It advertises, or repeats the same text again and again.`,
  },
  harassment: {
    name: msg`Harassment`,
    meaning: msg`It insults, threatens or pesters somebody.`,
  },
  hate: {
    name: msg`Hate`,
    meaning: msg`It attacks people for their origin, religion, sex or disability.`,
  },
  illegal: {
    name: msg`Something illegal`,
    meaning: msg`It offers or asks for something that the law forbids.`,
  },
  'private-data': {
    name: msg`Private data`,
    meaning: msg`It shows an address, a number or a picture of somebody who did not agree.`,
  },
  misplaced: {
    name: msg`In the wrong place`,
    meaning: msg`It belongs on another board, or is no longer true.`,
  },
  other: {
    name: msg`Something else`,
    meaning: msg`None of these. You can say more in your own words.`,
  },
}

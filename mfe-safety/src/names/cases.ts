import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CaseState, InquiryKind, OfferAnswer } from '@within-reach/contract'

/** The kinds of inquiries. */
export const inquiryNames: Readonly<Record<InquiryKind, MessageDescriptor>> = {
  'long-term': msg`Long-term property`,
  'short-term': msg`Short-term stay`,
  other: msg`Other request`,
}

/** The states of a case: in a word, and in a sentence. */
export const stateTexts: Readonly<
  Record<CaseState, { readonly name: MessageDescriptor; readonly meaning: MessageDescriptor }>
> = {
  received: { name: msg`Received`, meaning: msg`We have your inquiry. An agent takes it up.` },
  searching: { name: msg`Searching`, meaning: msg`Your agent looks for what fits.` },
  offered: { name: msg`Offered`, meaning: msg`There is something for you to choose from.` },
  viewing: { name: msg`Viewing`, meaning: msg`You arrange a viewing with your agent.` },
  agreed: { name: msg`Agreed`, meaning: msg`You and your agent agreed.` },
  closed: { name: msg`Closed`, meaning: msg`This inquiry is closed. You can send a new one at any time.` },
}

/** The answers to an offered home. */
export const answerNames: Readonly<Record<OfferAnswer, MessageDescriptor>> = {
  yes: msg`You are interested`,
  no: msg`You declined`,
  question: msg`You asked a question`,
}

import {
  caseStateNames,
  contentKindNames,
  type CaseState,
  type ContentKind,
  inquiryFieldNames,
  type InquiryKind,
  inquiryKindNames,
  type ModerationAction,
  moderationActionNames,
  type OfferAnswer,
  offerAnswerNames,
  type ReportReason,
  reportReasonNames,
} from '@within-reach/contract'
import { useLocalized } from '@within-reach/shared-core/react'

/** The names of what the calls name by codes, in the current language. */
export function useNames() {
  const localized = useLocalized()
  return {
    kind: (kind: ContentKind) => localized(contentKindNames[kind]),
    reason: (reason: ReportReason) => localized(reportReasonNames[reason]),
    /** What a decision does, as on a button. */
    order: (action: ModerationAction) => localized(moderationActionNames[action].order),
    /** What a decision did. */
    done: (action: ModerationAction) => localized(moderationActionNames[action].done),
    state: (state: CaseState) => localized(caseStateNames[state]),
    inquiry: (kind: InquiryKind) => localized(inquiryKindNames[kind]),
    answer: (answer: OfferAnswer) => localized(offerAnswerNames[answer]),
    /** The name of an inquiry's field; of one that a later version added, the name in the call. */
    field: (name: string) => (isField(name) ? localized(inquiryFieldNames[name]) : name),
  }
}

const isField = (name: string): name is keyof typeof inquiryFieldNames => name in inquiryFieldNames

import * as v from 'valibot'
import { defineCall } from './call'
import { requiredText } from './fields'
import { limits } from './limits'

/** What the service may suspect a text of. */
export const cautionCategories = [
  'money-first',
  'abroad',
  'wire',
  'gift-cards',
  'crypto',
  'messenger',
  'numbers',
  'links',
  'identity',
  'job',
  'overpayment',
  'bait',
  'wording',
  'duplicates',
  'newcomer',
] as const
export type CautionCategory = (typeof cautionCategories)[number]

/**
 * Why a text is folded for its readers. The categories are those of {@link cautionCategories}; a newer service may know others.
 */
export const Caution = v.object({ categories: v.array(v.string()) })
export type Caution = v.InferOutput<typeof Caution>

/** Absent for a text without a suspicion, and for its author, who was warned before sending. */
export const cautionField = v.optional(Caution)

export const checkText = defineCall({
  path: '/api/checkText',
  summary:
    'What a text that is not sent yet would be suspected of, the weightiest first, with the parts that are the reason. It stores nothing',
  login: 'bearer',
  convention: 'truthy',
  request: v.object({
    kind: v.picklist(['post', 'comment', 'message'], 'must be one of post, comment, message'),
    text: requiredText(limits.subject + limits.specificLocation + limits.description),
  }),
  success: v.array(v.object({ category: v.string(), quotes: v.array(v.string()) })),
  failures: {},
})

import * as v from 'valibot'
import { defineCall } from './call'
import { Day, Email, numberBetween, optionalText, requiredLine, requiredText } from './fields'
import { limits } from './limits'

const text = requiredText(limits.inquiryField)
const optional = optionalText(limits.inquiryField)
const yesNo = v.picklist(['yes', 'no'], 'must be yes or no')

const Received = v.optional(v.null())

/** A long-term inquiry (specification, sections 3 and 5). */
const longTerm = v.object({
  name: requiredLine(limits.name),
  email: Email,
  phone: optional,
  nationality: optional,
  gender: v.optional(v.picklist(['', 'male', 'female'], 'must be male or female'), ''),
  length_of_stay: v.pipe(
    numberBetween(limits.stayMonths.least, limits.stayMonths.most, 'months'),
    v.integer('must be a whole number of months'),
  ),
  reason: optional,
  visa: yesNo,
  visa_reason: optional,
  admission: yesNo,
  admission_reason: optional,
  area_in_mind: text,
  budget: numberBetween(limits.budgetUsd.least, limits.budgetUsd.most, 'USD'),
})

/** A short-term inquiry (specification, sections 3 and 5). */
const shortTerm = v.object({
  name: requiredLine(limits.name),
  email: Email,
  phone: optional,
  date_start: Day,
  date_end: Day,
  location: text,
})

const endsAfterStart = {
  field: 'date_end',
  message: 'must not be before date_start',
  // A stay "by the hour" ends on the day it starts. ISO dates compare as text.
  holds: (stay: Pick<v.InferOutput<typeof shortTerm>, 'date_start' | 'date_end'>) =>
    stay.date_end >= stay.date_start,
}

export const inqLong = defineCall({
  path: '/api/inqLong',
  summary: 'Long-term property inquiry of a visitor',
  login: 'none',
  once: true,
  convention: 'truthy',
  request: longTerm,
  success: Received,
  failures: {},
})

export const inqLong2 = defineCall({
  ...inqLong,
  path: '/api/inqLong2',
  login: 'bearer',
  summary: 'Long-term property inquiry of a member',
})

export const inqShort = defineCall({
  path: '/api/inqShort',
  summary: 'Short-term stay inquiry of a visitor; date_end is not before date_start',
  login: 'none',
  once: true,
  convention: 'truthy',
  request: shortTerm,
  rules: [endsAfterStart],
  success: Received,
  failures: {},
})

export const inqShort2 = defineCall({
  ...inqShort,
  path: '/api/inqShort2',
  login: 'bearer',
  summary: 'Short-term stay inquiry of a member',
})

export const inqs = defineCall({
  path: '/api/inqs',
  summary: 'Any other request of a member',
  login: 'bearer',
  once: true,
  convention: 'truthy',
  request: v.object({ subject: requiredLine(limits.subject), cont: text }),
  success: Received,
  failures: {},
})

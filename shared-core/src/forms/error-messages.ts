import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { limits, type Rule, tooManyMarks } from '@within-reach/contract'
import type { GenericIssue } from 'valibot'

/** The message for a broken rule, by the kind of the rule, with the rule's own number. */
const messages: Readonly<Record<string, (limit: number) => MessageDescriptor>> = {
  non_empty: () => msg`This must not be empty`,
  min_length: (limit) => msg`This must be at least ${limit} characters long`,
  max_length: (limit) => msg`This must be at most ${limit} characters long`,
  min_value: (limit) => msg`This must be at least ${limit}`,
  max_value: (limit) => msg`This must be at most ${limit}`,
  rfc_email: () => msg`This must be an email address, such as name@example.com`,
  number: () => msg`This must be a number`,
  integer: () => msg`This must be a whole number`,
  regex: () => msg`This must be ${limits.codeDigits} digits`,
  check: () => msg`This must be an existing date`,
  iso_date: () => msg`This must be a date such as 2026-03-31`,
  raw_check: () =>
    msg`This must not contain invisible characters or characters that change the text direction`,
  picklist: () => msg`Choose an option`,
}

/** The same for rules of one kind, by the contract's text. */
const byContractText: Readonly<Record<string, MessageDescriptor>> = {
  [tooManyMarks]: msg`This must not have more than 30 combining marks in a row`,
}

/** @returns the message for an invalid field of the contract */
export function messageOfIssue({ type, requirement, message }: GenericIssue): MessageDescriptor {
  const limit = typeof requirement === 'number' ? requirement : 0
  return byContractText[message] ?? messages[type]?.(limit) ?? untranslated(message)
}

const messageByField: Readonly<Record<string, MessageDescriptor>> = {
  date_end: msg`This must not be before the first day`,
}

/** @returns the message for a broken rule over several fields */
export const messageOfRule = ({ field, message }: Rule): MessageDescriptor =>
  messageByField[field] ?? untranslated(message)

/** Only a broken page can send such a value, so the contract's own text is shown. */
const untranslated = (message: string): MessageDescriptor => ({ id: 'contract', message: `This ${message}` })

import type { MessageDescriptor } from '@lingui/core'
import type { Rule } from '@within-reach/contract'
import * as v from 'valibot'
import { messageOfIssue, messageOfRule } from './error-messages'

/** The rules of a form's fields, as a call of the contract states them. */
export type FieldRules = Readonly<Record<string, v.GenericSchema>>

/** What is wrong, by field, as a sentence to be said in the language that is spoken; empty where everything is right. */
export type Errors = Readonly<Record<string, MessageDescriptor>>

/**
 * Checks what was typed against the contract.
 * @param fields the schema of each field
 * @param values what was typed, by field
 * @param rules rules over several fields, checked once each field is right by itself
 */
export function errorsOf(fields: FieldRules, values: object, rules: readonly Rule[] = []): Errors {
  const wrong: Record<string, MessageDescriptor> = {}
  const read: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(fields)) {
    // A choice that was not made yet is null in some form libraries.
    const result = v.safeParse(schema, (values as Readonly<Record<string, unknown>>)[name] ?? undefined)
    if (result.success) read[name] = result.output
    else wrong[name] = messageOfIssue(result.issues[0])
  }
  if (Object.keys(wrong).length > 0) return wrong
  const broken = rules.find((rule) => !rule.holds(read))
  return broken ? { [broken.field]: messageOfRule(broken) } : {}
}

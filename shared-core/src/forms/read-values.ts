import type { MessageDescriptor } from '@lingui/core'
import type { Call, RequestOf, Rule } from '@within-reach/contract'
import * as v from 'valibot'
import { messageOfIssue, messageOfRule } from './error-messages'

/** The schemas of a form's fields, from a call of the contract. A field of the interface alone has none. */
export type FieldRules<Values> = { readonly [Name in keyof Values]?: v.GenericSchema }

/** The messages of invalid fields, by field. Empty if all are valid. */
export type Errors = Readonly<Record<string, MessageDescriptor>>

/**
 * Validates values against the contract.
 * @param fields the schema of each field
 * @param values the typed values, by field
 * @param rules rules over several fields, checked once each field is valid
 */
export function errorsOf(
  fields: FieldRules<Readonly<Record<string, unknown>>>,
  values: object,
  rules: readonly Rule[] = [],
): Errors {
  const wrong: Record<string, MessageDescriptor> = {}
  const read: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(fields)) {
    if (!schema) continue
    // Some form libraries use null for a choice that was not made yet.
    const result = v.safeParse(schema, (values as Readonly<Record<string, unknown>>)[name] ?? undefined)
    if (result.success) read[name] = result.output
    else wrong[name] = messageOfIssue(result.issues[0])
  }
  if (Object.keys(wrong).length > 0) return wrong
  const broken = rules.find((rule) => !rule.holds(read))
  return broken ? { [broken.field]: messageOfRule(broken) } : {}
}

/** Whether values are a valid request of a call, so that `send` takes them. */
export const isRequest = <C extends Call, Values extends object>(
  { request, rules }: C,
  values: Values,
): values is Values & RequestOf<C> => Object.keys(errorsOf(request.entries, values, rules)).length === 0

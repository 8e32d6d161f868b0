import { toJsonSchema } from '@valibot/to-json-schema'
import type { Call } from '@within-reach/contract'

/** The type of a form field, in the subset of JSON Schema that we use. */
export interface FieldSchema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly items?: FieldSchema
  readonly anyOf?: readonly FieldSchema[]
  readonly oneOf?: readonly FieldSchema[]
  /** For text with encoded content: its media type and schema. */
  readonly contentMediaType?: string
  readonly contentSchema?: FieldSchema
}

/** The fields of a form. */
export interface FormSchema {
  readonly type: 'object'
  readonly properties: Readonly<Record<string, FieldSchema>>
  readonly required: readonly string[]
}

/**
 * The form of a call. The input side of the schema says which fields are optional, the output side their limits, after
 * trimming and parsing of numbers.
 */
export function formSchema({ request, files }: Call): FormSchema {
  const { required = [] } = toJsonSchema(request, { typeMode: 'input', errorMode: 'ignore' })
  const { properties = {} } = toJsonSchema(request, { typeMode: 'output', errorMode: 'ignore' })
  const texts = Object.entries(properties).map(([name, schema]) => [name, asField(schema as FieldSchema)])
  const file = files && {
    [files.field]: { type: 'array', maxItems: files.most, items: { type: 'string', format: 'binary' } },
  }
  return { type: 'object', properties: { ...Object.fromEntries(texts), ...file }, required }
}

/** A form contains text. A value that is more than a list of words is sent as JSON. */
function asField(schema: FieldSchema): FieldSchema {
  const holdsObjects = schema.oneOf ?? [schema.items ?? schema]
  return holdsObjects.some(({ type }) => type === 'object')
    ? { type: 'string', contentMediaType: 'application/json', contentSchema: schema }
    : asSent(schema)
}

/** A number is parsed from digits or given as a number. Only the result has limits; the input adds none. */
function asSent({ anyOf, ...schema }: FieldSchema): FieldSchema {
  if (!anyOf || schema.type !== undefined) return schema
  return { ...schema, anyOf: anyOf.map(asSent) }
}

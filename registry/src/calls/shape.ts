import * as v from 'valibot'

/**
 * The shape of a field or an answer, as plain data: a type name, a set of values, a list, a record, an object (names of
 * optional fields end with `?`), a union, or an intersection.
 */
export type Shape =
  | string
  | { readonly one: readonly (string | number | boolean)[] }
  | { readonly list: Shape }
  | { readonly record: Shape }
  | { readonly fields: Readonly<Record<string, Shape>> }
  | { readonly any: readonly Shape[] }
  | { readonly all: readonly Shape[] }

/** The parts of a valibot schema that this module reads. */
interface Structure {
  readonly type: string
  readonly pipe?: readonly { readonly kind: string }[]
  readonly entries?: Readonly<Record<string, Structure>>
  readonly options?: readonly unknown[]
  readonly literal?: string | number | boolean
  readonly item?: Structure
  readonly value?: Structure
  readonly wrapped?: Structure
}

const optional = new Set(['optional', 'exact_optional', 'nullish', 'undefinedable'])

/**
 * Describes the shape of a schema. The limits of values are not part of it: the service may change them.
 * @param schema a schema of the contract
 */
export const shapeOf = (schema: v.GenericSchema): Shape => shape(schema as unknown as Structure)

function shape(schema: Structure): Shape {
  const parts = (schema.pipe ?? []).filter(({ kind }) => kind === 'schema') as unknown as Structure[]
  if (parts.length > 1) return { all: parts.map(shape) }
  switch (schema.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return { fields: fieldsOf(schema.entries ?? {}) }
    case 'array':
      return { list: schema.item ? shape(schema.item) : 'unknown' }
    case 'record':
      return { record: schema.value ? shape(schema.value) : 'unknown' }
    case 'picklist':
      return { one: [...(schema.options as readonly (string | number)[])].sort() }
    case 'literal':
      return { one: schema.literal === undefined ? [] : [schema.literal] }
    case 'union':
    case 'variant':
      return { any: (schema.options as readonly Structure[]).map(shape) }
    case 'nullable':
    case 'nullish':
      return { any: [schema.wrapped ? shape(schema.wrapped) : 'unknown', 'null'] }
    case 'optional':
    case 'exact_optional':
    case 'undefinedable':
      return schema.wrapped ? shape(schema.wrapped) : 'unknown'
    default:
      return schema.type
  }
}

const fieldsOf = (entries: Readonly<Record<string, Structure>>): Record<string, Shape> =>
  Object.fromEntries(
    Object.entries(entries)
      .map(([name, entry]): [string, Shape] => [optional.has(entry.type) ? `${name}?` : name, shape(entry)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/** The maximum nesting depth. No call is deeper, and parsing an untrusted record must end. */
const maxDepth = 16

function isShape(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return true
  if (typeof value !== 'object' || value === null || depth > maxDepth) return false
  const [[kind, held] = ['', undefined], ...more] = Object.entries(value)
  if (more.length > 0 || typeof held !== 'object' || held === null)
    return more.length === 0 && (kind === 'list' || kind === 'record') && typeof held === 'string'
  const parts = Object.values(held as object) as unknown[]
  if (kind === 'one') return Array.isArray(held) && parts.every((part) => typeof part !== 'object')
  if (kind === 'list' || kind === 'record') return isShape(held, depth + 1)
  if (kind === 'fields' || Array.isArray(held)) return parts.every((part) => isShape(part, depth + 1))
  return false
}

/** A shape from an untrusted record. */
export const ReadShape = v.custom<Shape>((value) => isShape(value, 0), 'is not the shape of a call')

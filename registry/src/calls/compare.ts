import { typeOf } from './declarations'
import type { CallRecord } from './record-schema'
import type { Shape } from './shape'

/** An incompatible part of a call: the field, and whether it is sent or received. */
export interface CallFault {
  readonly kind:
    | 'not-taken'
    | 'now-needed'
    | 'not-answered'
    | 'answered-otherwise'
    | 'taken-otherwise'
    | 'rules'
  /** The path of the field, such as `a.b`; for `rules`, what changed. */
  readonly field: string
  /** What the remote expects, and what the service serves: types as in TypeScript, or rules. Absent if a whole field is. */
  readonly expected?: string
  readonly served?: string
}

/** The longest type in a sentence, in characters. */
const longest = 80

/**
 * Finds the incompatibilities between the call that a remote uses and the call that the service serves.
 * @param expected the call as in the remote's record
 * @param served the call as the service declares it
 * @returns nothing if they are compatible: new answer fields and new optional request fields break no remote
 */
export function callFaults(expected: CallRecord, served: CallRecord): CallFault[] {
  if (expected.hash === served.hash) return []
  const rules: CallFault[] = []
  if (served.login !== 'none' && served.login !== expected.login)
    rules.push({ kind: 'rules', field: 'login', expected: expected.login, served: served.login })
  if (served.convention !== expected.convention)
    rules.push({ kind: 'rules', field: 'res', expected: expected.convention, served: served.convention })
  for (const [name, number] of Object.entries(expected.failures)) {
    const now = served.failures[name]
    if (now !== number)
      rules.push({
        kind: 'rules',
        field: `failure ${name}`,
        expected: `${number}`,
        served: `${now ?? 'nothing'}`,
      })
  }
  if (expected.files !== undefined && expected.files !== served.files)
    rules.push({ kind: 'not-taken', field: expected.files })
  const requested = mismatches(expected.request, served.request, 'request')
  const answered = [
    ...mismatches(served.answer, expected.answer, 'answer'),
    ...(expected.meta ? mismatches(served.meta ?? { fields: {} }, expected.meta, 'answer') : []),
  ]
  return [...rules, ...requested, ...answered]
}

/**
 * In a request, the service must accept everything the remote sends. In an answer, the remote must find everything it
 * reads.
 */
type Direction = 'request' | 'answer'

function mismatches(given: Shape, wanted: Shape, way: Direction, field = ''): CallFault[] {
  if (wanted === 'unknown' || wanted === 'any' || JSON.stringify(given) === JSON.stringify(wanted)) return []
  const otherwise: CallFault =
    way === 'request'
      ? { kind: 'taken-otherwise', field, expected: shortType(given), served: shortType(wanted) }
      : { kind: 'answered-otherwise', field, expected: shortType(wanted), served: shortType(given) }
  const options = optionsOf(wanted)
  if (typeof given === 'object' && 'any' in given) {
    const [first] = given.any.flatMap((each) => mismatches(each, wanted, way, field))
    if (!first) return []
    return [first.kind === otherwise.kind && first.field === field ? otherwise : first]
  }
  if (options.length > 1)
    return options.some((option) => mismatches(given, option, way, field).length === 0) ? [] : [otherwise]
  const [only = wanted] = options
  if (typeof given === 'object' && 'one' in given) return oneFits(given.one, only, way) ? [] : [otherwise]
  if (typeof given === 'object' && typeof only === 'object') {
    if ('fields' in given && 'fields' in only) return fieldMismatches(given.fields, only.fields, way, field)
    if ('list' in given && 'list' in only) return mismatches(given.list, only.list, way, field)
    if ('record' in given && 'record' in only) return mismatches(given.record, only.record, way, field)
    if ('all' in given && 'all' in only && given.all.length === only.all.length)
      return only.all.flatMap((part, at) => mismatches(given.all[at] ?? 'unknown', part, way, field))
  }
  return [otherwise]
}

function shortType(shape: Shape): string {
  const type = typeOf(shape).replace(/\s+/g, ' ')
  return type.length > longest ? `${type.slice(0, longest - 1)}…` : type
}

const optionsOf = (shape: Shape): readonly Shape[] =>
  typeof shape === 'object' && 'any' in shape ? shape.any : [shape]

/** In an answer, a list of values may grow, so values that the remote does not know are compatible. */
function oneFits(values: readonly unknown[], wanted: Shape, way: Direction): boolean {
  if (typeof wanted === 'object' && 'one' in wanted)
    return way === 'answer' || values.every((value) => wanted.one.includes(value as string))
  return values.every((value) => typeof value === wanted)
}

function fieldMismatches(
  given: Readonly<Record<string, Shape>>,
  wanted: Readonly<Record<string, Shape>>,
  way: Direction,
  path: string,
): CallFault[] {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  const find = (fields: Readonly<Record<string, Shape>>, name: string) => fields[name] ?? fields[`${name}?`]
  const faults = Object.entries(wanted).flatMap(([key, shape]): CallFault[] => {
    const name = key.replace(/\?$/, '')
    const found = find(given, name)
    const missing = found === undefined || (key === name && given[name] === undefined)
    if (missing && key === name)
      return [{ kind: way === 'request' ? 'now-needed' : 'not-answered', field: at(name) }]
    if (found === undefined) return way === 'request' ? [] : [{ kind: 'not-answered', field: at(name) }]
    return mismatches(found, shape, way, at(name))
  })
  if (way === 'answer') return faults
  const notTaken = Object.keys(given)
    .map((key) => key.replace(/\?$/, ''))
    .filter((name) => find(wanted, name) === undefined)
  return [...faults, ...notTaken.map((name): CallFault => ({ kind: 'not-taken', field: at(name) }))]
}

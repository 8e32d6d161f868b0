import type { CallRecord } from './record-schema'
import type { Shape } from './shape'

/**
 * Writes the types of calls as TypeScript declarations, from their records. They need no import, so any repository can use them.
 * @param calls by path; null for a path that the contract does not describe
 */
export const callDeclarations = (calls: Readonly<Record<string, CallRecord | null>>): string =>
  Object.entries(calls)
    .map(([path, call]) => (call ? declarationOf(path, call) : `// ${path} is not a call of the contract.`))
    .join('\n\n')

function declarationOf(path: string, call: CallRecord): string {
  const { login, request, files, answer, meta, failures } = call
  const names = Object.keys(failures).map((name) => JSON.stringify(name))
  const fields = [
    ['request', typeOf(request, 1)],
    ...(files === undefined ? [] : [['files', JSON.stringify(files)]]),
    ['answer', typeOf(answer, 1)],
    ...(meta === undefined ? [] : [['meta', typeOf(meta, 1)]]),
    ['failure', names.length > 0 ? names.join(' | ') : 'never'],
  ].map(([name, type]) => `  ${name}: ${type}`)
  return [`/** ${path}, login: ${login}. */`, `export interface ${nameOf(path)} {`, ...fields, '}'].join('\n')
}

/** The name of a call's type: `Posts` for `/api/posts`. */
const nameOf = (path: string): string =>
  path
    .replace(/^\/api\//, '')
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

/** The types of our schema library that TypeScript has under the same name. */
const primitives = new Set(['string', 'number', 'boolean', 'bigint', 'null', 'undefined', 'any', 'never'])

/** A shape as a TypeScript type. @param depth how far it is indented */
export function typeOf(shape: Shape, depth = 0): string {
  if (typeof shape === 'string') return primitives.has(shape) ? shape : 'unknown'
  if ('one' in shape) return shape.one.map((value) => JSON.stringify(value)).join(' | ') || 'never'
  if ('list' in shape) return `Array<${typeOf(shape.list, depth)}>`
  if ('record' in shape) return `Record<string, ${typeOf(shape.record, depth)}>`
  if ('any' in shape) return [...new Set(shape.any.map((part) => typeOf(part, depth)))].join(' | ')
  if ('all' in shape) return shape.all.map((part) => `(${typeOf(part, depth)})`).join(' & ')
  const fields = Object.entries(shape.fields).map(
    ([key, type]) => `${'  '.repeat(depth + 1)}${fieldName(key)}: ${typeOf(type, depth + 1)}`,
  )
  return fields.length === 0 ? 'Record<string, never>' : `{\n${fields.join('\n')}\n${'  '.repeat(depth)}}`
}

/** The names of optional fields end with a question mark. */
function fieldName(key: string): string {
  const [, name = key, optional = ''] = /^(.*?)(\??)$/s.exec(key) ?? []
  return `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)}${optional}`
}

import type { DestinationStream } from 'pino'
import type { Paint, Style } from './paint'

/** A line of the log, as pino writes it. */
interface Entry {
  readonly level: number
  readonly time: number
  readonly msg?: string
  readonly reqId?: string
  /** Of a request. */
  readonly method?: string
  readonly path?: string
  readonly status?: number
  readonly ms?: number
  readonly err?: {
    readonly type?: string
    readonly message?: string
    readonly code?: string
    readonly stack?: string
  }
  readonly [field: string]: unknown
}

/** Fields that have a place of their own in a line, or that do not matter on the machine itself. */
const known = new Set(
  ['level', 'time', 'pid', 'hostname', 'msg', 'reqId', 'err'].concat(['method', 'path', 'status', 'ms']),
)

/** Pino's levels, from the one for debugging on. */
const levels = { info: 30, warn: 40, error: 50 }

/** The most letters of a field, such as a list of migrations. */
const longestField = 80

/**
 * Turns the JSON lines of the log into lines for people: the time, a mark, the message, and the fields that matter. An error
 * has its stack below. (pino-pretty is meant for development, and would show the fields of a request as a list.)
 * @param output receives the text
 */
export function textLog(output: DestinationStream, paint: Paint): DestinationStream {
  return { write: (line) => output.write(format(JSON.parse(line) as Entry, paint)) }
}

function format(entry: Entry, paint: Paint): string {
  const time = new Date(entry.time).toTimeString().slice(0, 8)
  const parts = [
    paint('dim', time),
    markOf(entry.level, paint),
    ...(entry.method === undefined ? [oneLine(entry.msg ?? '')] : describeRequest(entry, paint)),
    ...describeError(entry, paint),
    ...Object.entries(entry)
      .filter(([name]) => !known.has(name))
      .map(([name, value]) => paint('dim', `${name}=${shortened(value)}`)),
    ...(entry.reqId === undefined ? [] : [paint('dim', oneLine(entry.reqId))]),
  ]
  return `${parts.join(' ')}\n${stackOf(entry, paint)}`
}

function markOf(level: number, paint: Paint): string {
  if (level >= levels.error) return paint('red', '✗')
  return level >= levels.warn ? paint('yellow', '!') : paint('dim', '·')
}

/** A request in the words of an access log. Its message says only how it ended. */
function describeRequest({ method, path = '', status, ms, msg = '' }: Entry, paint: Paint): string[] {
  const result = status === undefined ? msg.replace('request ', '') : String(status)
  return [`${method} ${oneLine(path)}`, paint(styleOf(status), result), paint('dim', `${ms} ms`)]
}

function styleOf(status: number | undefined): Style {
  if (status === undefined) return 'yellow'
  if (status >= 500) return 'red'
  return status >= 400 ? 'yellow' : 'green'
}

function describeError({ err }: Entry, paint: Paint): string[] {
  if (!err) return []
  const { type = 'Error', message = '', code } = err
  return [paint('red', oneLine(`${type}: ${message}${code === undefined ? '' : ` (${code})`}`))]
}

/** The calls of an error. Its first line, which repeats the message, is left out. A warning needs no stack. */
function stackOf({ level, err }: Entry, paint: Paint): string {
  if (level < levels.error || !err?.stack) return ''
  const calls = err.stack.split('\n').filter((line) => /^\s+at /.test(line))
  return calls.map((line) => `${paint('dim', oneLine(line))}\n`).join('')
}

function shortened(value: unknown): string {
  const text = oneLine(typeof value === 'string' ? value : JSON.stringify(value))
  return text.length > longestField ? `${text.slice(0, longestField)}…` : text
}

/** Control characters could move the cursor or change the colours of the terminal. */
const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ')

import { createLog } from '../log'
import { paintFor, plain, type Paint } from './paint'
import { textLog } from './text-log'

/** What a log writes for people. */
function written(act: (log: ReturnType<typeof createLog>) => void, paint: Paint = plain): string {
  let text = ''
  act(createLog('debug', textLog({ write: (lines) => void (text += lines) }, paint)))
  return text
}

/** A paint that shows the styles. */
const marked: Paint = (style, text) => `<${style}>${text}</${style}>`

it('a line is the time, a mark, the message, and the fields that matter', () => {
  expect(written((log) => log.info({ folder: '/srv/data' }, 'the database is in /srv/data'))).toMatch(
    /^\d\d:\d\d:\d\d · the database is in \/srv\/data folder=\/srv\/data\n$/,
  )
})

it.each([
  ['debug', '·'],
  ['info', '·'],
  ['warn', '!'],
  ['error', '✗'],
  ['fatal', '✗'],
] as const)('%s has the mark %s', (level, mark) => {
  expect(written((log) => log[level]('disk')).slice(8)).toBe(` ${mark} disk\n`)
})

const request = { method: 'GET', path: '/userspacetrade', status: 200, ms: 12.3 }

it('a request is one line, with its id', () => {
  const line = written((log) => log.child({ reqId: 'ab12cd34-ef56' }).info(request, 'request completed'))
  expect(line.slice(9)).toBe('· GET /userspacetrade 200 12.3 ms ab12cd34-ef56\n')
})

it('an aborted request says so', () => {
  const line = written((log) => log.info({ ...request, status: undefined }, 'request aborted'))
  expect(line.slice(9)).toBe('· GET /userspacetrade aborted 12.3 ms\n')
})

it.each([
  [200, 'green'],
  [304, 'green'],
  [404, 'yellow'],
  [503, 'red'],
])('the status %s is %s', (status, style) => {
  expect(written((log) => log.info({ ...request, status }, 'request completed'), marked)).toContain(
    `<${style}>${status}</${style}>`,
  )
})

it('an error has its message and code in the line and its calls below, a warning only the line', () => {
  const err = Object.assign(new Error('connect\nrefused'), { code: 'ECONNREFUSED' })
  const [line = '', ...calls] = written((log) => log.error({ err }, 'request failed')).split('\n')
  expect(line.slice(9)).toBe('✗ request failed Error: connect refused (ECONNREFUSED)')
  expect(calls[0]).toMatch(/^ +at .*text-log\.test\.ts/)
  expect(calls.at(-1)).toBe('')
  expect(written((log) => log.warn({ err }, 'retried')).slice(9)).toBe(
    '! retried Error: connect refused (ECONNREFUSED)\n',
  )
})

it('a long field is shortened', () => {
  const line = written((log) => log.info({ migrated: Array(40).fill('0001-accounts') }, 'database migrated'))
  expect(line.slice(9)).toMatch(/^· database migrated migrated=\["0001-accounts.{65}…\n$/)
})

it('no text of a request controls the terminal', () => {
  const path = '/\u001b[2J\u009b31m\r\n/x'
  const line = written((log) => log.info({ ...request, path, reason: path }, 'a\u0007b'))
  expect(line).toMatch(/^[^\p{Cc}]+\n$/u)
})

describe('colours', () => {
  it('are used on a terminal that has them', () => {
    expect(paintFor({ hasColors: () => true })('red', 'x')).toBe('\u001b[31mx\u001b[39m')
  })

  it('are not used on one without, as NO_COLOR demands, or in a file', () => {
    expect(paintFor({ hasColors: () => false })('red', 'x')).toBe('x')
    expect(paintFor({})('red', 'x')).toBe('x')
  })
})

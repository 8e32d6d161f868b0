import { captureLog } from '../testing/captured-log'
import { errors } from './errors'
import { createFailureLog, type FailureLog } from './failure-log'

const away = () =>
  errors.unavailable('The database is unavailable.', 5, {
    cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
  })

let log: ReturnType<typeof captureLog>
let failures: FailureLog
beforeEach(() => {
  jest.useFakeTimers()
  log = captureLog()
  failures = createFailureLog()
})
afterEach(() => {
  failures.end()
  jest.useRealTimers()
})
const lines = () =>
  log
    .text()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)

it('logs a repeated failure once a minute, with the number of occurrences', () => {
  for (let n = 0; n < 1000; n++) failures.add(log.log, away())
  expect(lines()).toMatchObject([{ msg: 'request failed', err: { code: 'ECONNREFUSED' } }])
  jest.advanceTimersByTime(60_000)
  failures.add(log.log, away())
  expect(lines()).toMatchObject([{ level: 50 }, { repeated: 999 }])
  jest.advanceTimersByTime(60_000)
  expect(lines()).toMatchObject([{ level: 50 }, { repeated: 999 }, { repeated: 1 }])
})

it('starts again after a minute without it', () => {
  failures.add(log.log, away())
  jest.advanceTimersByTime(120_000)
  failures.add(log.log, away())
  expect(lines().map(({ repeated }) => repeated)).toEqual([undefined, undefined])
})

it('logs failures of other kinds at once', () => {
  failures.add(log.log, away())
  failures.add(log.log, errors.failed(new Error('broken')))
  expect(lines()).toHaveLength(2)
})

it('logs refusals of the service itself without a stack', () => {
  failures.add(log.log, errors.unavailable('Too many files at once. Try again in a moment.', 1))
  expect(lines()).toMatchObject([
    { level: 40, msg: 'request refused', reason: expect.stringMatching(/^Too many files/) },
  ])
  expect(log.text()).not.toContain('stack')
})

it.each(['ENOSPC', '53100'])('says what to do about a full disk (%s)', (code) => {
  const cause = Object.assign(new Error('no space'), { code })
  failures.add(log.log, errors.unavailable('Away.', 5, { cause }))
  expect(lines()[0]?.advice).toMatch(/disk is full: free space for DATA_DIR/)
})

it('counts at most a few hundred kinds', () => {
  for (let n = 0; n < 1000; n++) failures.add(log.log, errors.failed(new Error(`broken ${n}`)))
  expect(lines().length).toBeLessThanOrEqual(201)
})

import { hearLog } from '../testing/heard-log'
import { errors } from './errors'
import { createFailureLog, type FailureLog } from './failure-log'

const away = () =>
  errors.unavailable(
    'The database is away.',
    5,
    Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
  )

let log: ReturnType<typeof hearLog>
let failures: FailureLog
beforeEach(() => {
  jest.useFakeTimers()
  log = hearLog()
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

it('logs a failure that repeats once a minute, with how often it occurred', () => {
  for (let n = 0; n < 1000; n++) failures.add(log.log, away())
  expect(lines()).toMatchObject([{ msg: 'request failed', err: { code: 'ECONNREFUSED' } }])
  jest.advanceTimersByTime(60_000)
  failures.add(log.log, away())
  expect(lines()).toMatchObject([{ level: 50 }, { repeated: 999 }])
  jest.advanceTimersByTime(60_000)
  expect(lines()).toMatchObject([{ level: 50 }, { repeated: 999 }, { repeated: 1 }])
})

it('begins anew after a minute without it', () => {
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

it('logs what the service refuses by itself without a stack', () => {
  failures.add(log.log, errors.unavailable('Too many files at once. Try again in a moment.', 1))
  expect(lines()).toMatchObject([
    { level: 40, msg: 'request refused', reason: expect.stringMatching(/^Too many files/) },
  ])
  expect(log.text()).not.toContain('stack')
})

it.each(['ENOSPC', '53100'])('says what to do about a full disk (%s)', (code) => {
  failures.add(log.log, errors.unavailable('Away.', 5, Object.assign(new Error('no space'), { code })))
  expect(lines()[0]?.advice).toMatch(/disk is full: make room where DATA_DIR/)
})

it('keeps count of no more kinds than a few hundred', () => {
  for (let n = 0; n < 1000; n++) failures.add(log.log, errors.failed(new Error(`broken ${n}`)))
  expect(lines().length).toBeLessThanOrEqual(201)
})

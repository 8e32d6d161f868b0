import { openReplica, type Replica } from './replica'
import { errors } from '../errors'

const inUse = { leftOut: undefined, lag: 0 }
const state = { recovering: true, system: 'site', started: '1', position: 500n }

let replica: Replica
beforeEach(() => {
  // Nothing connects before the first statement.
  replica = openReplica('postgres://127.0.0.1:1/none')
})
afterEach(() => replica.close())

it('serves nobody before its first judgement', () => {
  expect(replica.serves(0, undefined)).toBe(false)
})

it('serves readers who wrote nothing after its position', () => {
  replica.judge(inUse, state, 1000)
  expect([undefined, 499n, 500n, 501n].map((written) => replica.serves(1000, written))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

it('serves nobody if its judgement is old', () => {
  replica.judge(inUse, state, 1000)
  expect([3000, 3001].map((now) => replica.serves(now, undefined))).toEqual([true, false])
})

it('serves nobody after a failed connection, until the next look', () => {
  replica.judge(inUse, state, 1000)
  replica.failed(
    errors.unavailable('away', 5, { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) }),
  )
  expect(replica.serves(1000, undefined)).toBe(false)
  replica.judge(inUse, state, 1250)
  expect(replica.serves(1250, undefined)).toBe(true)
})

it.each([
  ['a conflict with the replay', errors.unavailable('conflict', 5, { cause: { code: '40001' } })],
  ['a wrong statement', new Error('relation does not exist')],
])('serves on after %s', (_what, error) => {
  replica.judge(inUse, state, 1000)
  replica.failed(error)
  expect(replica.serves(1000, undefined)).toBe(true)
})

import { createGeneralLimit } from './general'

/** A limit with a controlled clock. */
function limited() {
  let time = 1_000_000
  const limit = createGeneralLimit(() => time)
  const call = (address: string, times = 1) => {
    for (let n = 0; n < times; n++) limit(address)
  }
  return { call, pass: (milliseconds: number) => (time += milliseconds) }
}

const tooMany = (retryAfter: number) =>
  expect.objectContaining({ status: 429, retryAfter, message: expect.stringContaining('Too many calls') })

it('allows an address 600 calls per minute, and says when the next is allowed', () => {
  const { call, pass } = limited()
  call('203.0.113.7', 600)
  pass(20_500)
  expect(() => call('203.0.113.7')).toThrow(tooMany(40))
  pass(39_499)
  expect(() => call('203.0.113.7')).toThrow(tooMany(1))
  pass(1)
  expect(() => call('203.0.113.7', 600)).not.toThrow()
  expect(() => call('203.0.113.7')).toThrow(tooMany(60))
})

it('counts each address separately', () => {
  const { call } = limited()
  call('203.0.113.7', 600)
  expect(() => call('203.0.113.8', 600)).not.toThrow()
})

it('counts all addresses of a household together', () => {
  const { call } = limited()
  call('2001:db8:1:2::1', 300)
  call('2001:db8:1:2:ffff::2', 300)
  expect(() => call('2001:db8:1:2::3')).toThrow(tooMany(60))
  expect(() => call('2001:db8:1:3::1')).not.toThrow()
})

it('remembers at most 50,000 addresses, and forgets the oldest first', () => {
  const { call, pass } = limited()
  call('oldest', 600)
  pass(1)
  call('second', 600)
  pass(1)
  for (let n = 0; n < 49_999; n++) call(`address-${n}`)
  expect(() => call('second')).toThrow(tooMany(60))
  expect(() => call('oldest')).not.toThrow()
})

import { calls, login } from '@within-reach/contract'
import { startApi, type TestApi } from './testing/api'
import { heldAtMost } from './testing/hostile/held'
import { type HostileRequests, hostileRequests, jsonFields } from './testing/hostile/requests'
import { hostileTexts, withinBytes } from './testing/hostile/texts'

let api: TestApi
let requests: HostileRequests
beforeAll(async () => {
  api = await startApi()
  requests = await hostileRequests(api)
})
afterAll(() => api.close())

describe.each(calls.map((call, at) => [call.path, call, at] as const))('%s', (_path, call, at) => {
  it('keeps the event loop for no more than 50 ms, whatever text stands in a field', async () => {
    // A part of the texts in each field, others in the next; in the full suite more of them.
    expect(await requests.slowFields(call, (number) => (number + at) % 51 === 0)).toEqual([])
  })
})

it.each(jsonFields)('$call.path keeps it no longer, whatever its JSON holds', async (field) => {
  expect(await requests.slowJson(field, (number) => number % 159 === 0)).toEqual([])
})

it.each(Object.entries(hostileTexts))('the largest form keeps it no longer: %s', async (_, make) => {
  // Percent-encoded, each byte takes three.
  expect(await requests.hold(login, { email: withinBytes(make, 300_000) })).toBeLessThan(heldAtMost)
})

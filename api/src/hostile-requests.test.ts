import { calls, login } from '@within-reach/contract'
import { startApi, type TestApi } from './testing/api'
import { maxBlocked } from './testing/hostile/held'
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
  it('blocks the event loop for at most 50 ms, whatever text a field contains', async () => {
    // Each field gets a part of the texts, a different one per field. The full suite tries more.
    expect(await requests.slowFields(call, (number) => (number + at) % 51 === 0)).toEqual([])
  })
})

it.each(jsonFields)('$call.path blocks it for at most 50 ms, whatever its JSON contains', async (field) => {
  expect(await requests.slowJson(field, (number) => number % 159 === 0)).toEqual([])
})

it.each(Object.entries(hostileTexts))('the largest form blocks it for at most 50 ms: %s', async (_, make) => {
  // Percent-encoded, each byte takes three.
  expect(await requests.hold(login, { email: withinBytes(make, 300_000) })).toBeLessThan(maxBlocked)
})

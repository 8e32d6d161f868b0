import { calls } from '@within-reach/contract'
import { startApi, type TestApi } from './testing/api'
import { type HostileRequests, hostileRequests, jsonFields } from './testing/hostile/requests'

/**
 * All texts in all fields make thousands of requests. This tries a ninth of them; JSON has many more positions for each
 * text.
 */
const timeout = 10 * 60_000

let api: TestApi
let requests: HostileRequests
beforeAll(async () => {
  api = await startApi()
  requests = await hostileRequests(api)
})
afterAll(() => api.close())

it.each(calls.map((call, at) => [call.path, call, at] as const))(
  '%s blocks the event loop for at most 50 ms, whatever text a field contains',
  async (_path, call, at) => {
    expect(await requests.slowFields(call, (number) => (number + at) % 9 === 0)).toEqual([])
  },
  timeout,
)

it.each(jsonFields)(
  '$call.path blocks the event loop for at most 50 ms, whatever its JSON contains',
  async (field) => {
    expect(await requests.slowJson(field, (number) => number % 29 === 0)).toEqual([])
  },
  timeout,
)

import { calls } from '@within-reach/contract'
import { startApi, type TestApi } from './testing/api'
import { type HostileRequests, hostileRequests, jsonFields } from './testing/hostile/requests'

/** Of the thousands of requests that all texts in all fields make, a ninth; JSON has many more places for each text. */
const patience = 10 * 60_000

let api: TestApi
let requests: HostileRequests
beforeAll(async () => {
  api = await startApi()
  requests = await hostileRequests(api)
})
afterAll(() => api.close())

it.each(calls.map((call, at) => [call.path, call, at] as const))(
  '%s keeps the event loop for no more than 50 ms, whatever text stands in a field',
  async (_path, call, at) => {
    expect(await requests.slowFields(call, (number) => (number + at) % 9 === 0)).toEqual([])
  },
  patience,
)

it.each(jsonFields)(
  '$call.path keeps it no longer, whatever its JSON holds',
  async (field) => {
    expect(await requests.slowJson(field, (number) => number % 29 === 0)).toEqual([])
  },
  patience,
)

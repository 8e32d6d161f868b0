import { calls } from '@within-reach/contract'
import { startApi, type TestApi } from './testing/api'
import { type HostileRequests, hostileRequests, jsonFields } from './testing/hostile/requests'

/** A call with many fields takes more than a thousand requests. */
const patience = 10 * 60_000

let api: TestApi
let requests: HostileRequests
beforeAll(async () => {
  api = await startApi()
  requests = await hostileRequests(api)
})
afterAll(() => api.close())

it.each(calls.map((call) => [call.path, call] as const))(
  '%s keeps the event loop for no more than 50 ms, whatever text stands in a field',
  async (_path, call) => {
    expect(await requests.slowFields(call, () => true)).toEqual([])
  },
  patience,
)

it.each(jsonFields)(
  '$call.path keeps it no longer, whatever its JSON holds',
  async (field) => {
    expect(await requests.slowJson(field, () => true)).toEqual([])
  },
  patience,
)

import { startSite, type TestSite } from '../testing/site'

let site: TestSite
beforeAll(async () => (site = await startSite()))
afterAll(() => site.close())

it.each(['/', '/trade', '/nowhere'])(
  'the scripts of the page %s can read the id of its request',
  async (address) => {
    const { headers } = await site.get(address)
    expect(headers['x-request-id']).toMatch(/./)
    expect(headers['server-timing']).toBe(`request;desc="${String(headers['x-request-id'])}"`)
  },
)

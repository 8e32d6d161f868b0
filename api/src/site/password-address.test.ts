import { profileAddress } from '@within-reach/contract'
import { startSite, type TestSite } from '../testing/site'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

describe('the address that password managers know', () => {
  it('leads to the form that changes the password, and is asked for each time', async () => {
    const { status, headers } = await site.get('/.well-known/change-password')
    expect([status, headers.location, headers['cache-control']]).toEqual([302, profileAddress, 'no-store'])
  })

  it('is believed, because an address that does not exist is an error', async () => {
    const address = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
    expect((await site.get(address)).status).toBe(404)
  })
})

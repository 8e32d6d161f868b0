import { type Authentication, startProvider, type TestProvider } from '../../testing/openid-provider'
import { createProviderClient } from './provider'

let provider: TestProvider
afterEach(() => provider.stop())

it.each<[readonly Authentication[] | undefined]>([
  [undefined],
  [['client_secret_basic']],
  [['client_secret_post']],
])('proves at a provider which site it is in a way that it accepts: %j', async (methods) => {
  provider = await startProvider(methods)
  const client = createProviderClient(
    { ...provider, name: 'Example ID' },
    'https://site.test/openid/callback',
  )
  const { address, departure } = await client.leave()
  provider.becomes({ sub: 'mina' })
  const back = provider.logIn(address.href)
  expect((await client.arrive(back.searchParams, departure)).subject).toBe('mina')
})

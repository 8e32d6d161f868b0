import { deleteAccount } from '@within-reach/contract'
import argon2 from '@node-rs/argon2'
import { errors } from '../platform/errors'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
beforeAll(async () => (api = await startApi()))
afterAll(() => api.close())

it('does not count a password as wrong that was not compared', async () => {
  const { api_token: token } = await api.signUp('ana')
  const ask = () => api.call(deleteAccount, { password: 'password of ana', content: 'keep' }, { token })
  const comparison = jest.spyOn(argon2, 'verify').mockRejectedValue(errors.unavailable('Too many at once', 1))
  // More than the wrong passwords that lock an account.
  for (let n = 0; n < 12; n++) expect((await ask()).outcome.kind).toBe('unavailable')
  comparison.mockRestore()
  expect((await ask()).outcome.kind).toBe('ok')
})

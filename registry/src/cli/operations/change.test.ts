import { changeRegistry, registryHistory } from '@within-reach/contract'
import { CommandError } from '../command-error'
import type { Service } from '../service/connect'
import { makeChange } from './change'

/** A site that makes every change, and cannot be reached afterwards. */
const leaving: Pick<Service, 'ask' | 'outcome' | 'site'> = {
  site: 'https://example.com',
  ask: (call) =>
    call.path === changeRegistry.path
      ? (Promise.resolve({ revision: 8 }) as Promise<never>)
      : Promise.reject(new Error(call.path)),
  outcome: (call) =>
    Promise.reject(
      call.path === registryHistory.path
        ? new CommandError('away', 'https://example.com cannot be reached')
        : new Error(call.path),
    ),
}

it('says that a change was made if only its entry cannot be read', async () => {
  const change = { type: 'end-canary', remote: 'mfe-a' } as const
  const made = makeChange(leaving as Service, change, { why: 'a test', revision: 7 })
  await expect(made).rejects.toMatchObject({
    ending: 'away',
    message: expect.stringMatching(/^The change was made, as revision 8, but .* cannot be reached$/),
  })
})

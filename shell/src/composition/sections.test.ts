import type { Decision, RemoteVersion } from '@within-reach/registry'
import { allOpen } from '@within-reach/registry'
import { ownersOf } from './sections'

jest.mock('./load-remote', () => ({ candidatesOf: () => [] }))
jest.mock('../pages', () => ({}), { virtual: true })

const version = (name: string, path: string) =>
  ({ name, routes: [{ path, title: name }] }) as unknown as RemoteVersion

it('finds the owner of an address in the data, without loading a remote', () => {
  const decision: Decision = {
    revision: 1,
    remotes: {
      'mfe-a': { current: version('mfe-a', '/a'), regions: allOpen },
      'mfe-b': { current: version('mfe-b', '/b'), regions: allOpen },
    },
  }
  const owners = ownersOf(decision)
  expect(owners.get('/a')).toBe('mfe-a')
  expect(owners.get('/b')).toBe('mfe-b')
  expect(owners.get('/c')).toBeUndefined()
})

import { live } from '../testing/page-data'
import { ownersOf } from './sections'

jest.mock('./load-remote', () => ({ candidatesOf: () => [] }))
jest.mock('../pages', () => ({}), { virtual: true })

it('finds the owner of an address in the data, without loading a remote', () => {
  const at = (path: string) => [{ path, title: { en: path, ko: path } }]
  const remotes = { ...live('mfe-a', at('/a')), ...live('mfe-b', at('/b')) }
  const owners = ownersOf({ revision: 1, remotes, records: [] })
  expect(owners.get('/a')).toBe('mfe-a')
  expect(owners.get('/b')).toBe('mfe-b')
  expect(owners.get('/c')).toBeUndefined()
})

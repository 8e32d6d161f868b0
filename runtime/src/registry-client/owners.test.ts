import { live } from '../testing/decisions'
import { ownersOf } from './owners'

it('finds the owner of an address in the data, without loading a remote', () => {
  const at = (path: string) => [{ path, title: { en: path, ko: path } }]
  const remotes = { ...live('mfe-a', at('/a')), ...live('mfe-b', at('/b')) }
  const owners = ownersOf({ revision: 1, remotes, records: [] }, false)
  expect(owners.get('/a')).toBe('mfe-a')
  expect(owners.get('/b')).toBe('mfe-b')
  expect(owners.get('/c')).toBeUndefined()
})

it("has no owner for an operators' page if no operator is logged in", () => {
  const route = { path: '/console', title: { en: 'Console', ko: '콘솔' }, audience: 'operators' } as const
  const decision = { revision: 1, remotes: live('mfe-console', [route]), records: [] }
  expect(ownersOf(decision, false).has('/console')).toBe(false)
  expect(ownersOf(decision, true).get('/console')).toBe('mfe-console')
})

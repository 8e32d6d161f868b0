import { readSettings } from './settings'

it('allows development with the rights of an operator only where no other machine reaches the site', () => {
  const local = { DEVELOPMENT: 'local' }
  expect(readSettings(local).development).toBe('local')
  for (const reachable of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://within-reach.example' }])
    expect(() => readSettings({ ...local, ...reachable })).toThrow(
      'DEVELOPMENT must be on or off: local is for a site that only this machine reaches.',
    )
})

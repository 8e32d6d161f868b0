import { readSettings } from './settings'

describe('the setting PUSH_SERVICES', () => {
  it('lists the hosts of push services, or none', () => {
    expect(readSettings({ PUSH_SERVICES: 'Push.example.com, http://127.0.0.1:4000' }).pushServices).toEqual([
      'push.example.com',
      'http://127.0.0.1:4000',
    ])
    expect(readSettings({ PUSH_SERVICES: 'off' }).pushServices).toEqual([])
  })

  it.each([
    'https://push.example.com',
    'push',
    '127.0.0.1',
    'http://10.0.0.1:80',
    'a.example;b.example',
    'on',
  ])('refuses "%s"', (PUSH_SERVICES) => {
    expect(() => readSettings({ PUSH_SERVICES })).toThrow(
      'PUSH_SERVICES must be off, or hosts such as push.example.com, separated by commas.',
    )
  })
})

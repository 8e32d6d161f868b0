import { readSettings } from './settings'

describe('the setting ORGANISATION_DOMAINS', () => {
  it('lists schools and employers, and none by default', () => {
    expect(readSettings({}).organisations).toEqual([])
    expect(
      readSettings({ ORGANISATION_DOMAINS: 'school:Example.ac, employer:jobs.example.com' }).organisations,
    ).toEqual([
      { kind: 'school', domain: 'example.ac' },
      { kind: 'employer', domain: 'jobs.example.com' },
    ])
  })

  it.each(['example.ac', 'school:', 'club:example.com', 'school:ac', 'school:a.example;employer:b.example'])(
    'refuses "%s"',
    (ORGANISATION_DOMAINS) => {
      expect(() => readSettings({ ORGANISATION_DOMAINS })).toThrow(
        'ORGANISATION_DOMAINS must be domains such as school:example.ac and employer:example.com, separated by commas.',
      )
    },
  )
})

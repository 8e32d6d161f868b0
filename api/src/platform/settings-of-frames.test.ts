import { readSettings } from './settings'

describe('the setting FRAMED_REMOTES', () => {
  it('lists remotes, and none by default', () => {
    expect(readSettings({}).framedRemotes).toEqual([])
    expect(readSettings({ FRAMED_REMOTES: 'mfe-partner, mfe-fairs' }).framedRemotes).toEqual([
      'mfe-partner',
      'mfe-fairs',
    ])
  })

  it.each(['partner', 'mfe-partner,', 'mfe-partner;mfe-fairs', 'all'])(
    'refuses "%s", because a remote with a misspelt name would run in the page',
    (FRAMED_REMOTES) => {
      expect(() => readSettings({ FRAMED_REMOTES })).toThrow(
        'FRAMED_REMOTES must be names of remotes, such as mfe-partner, separated by commas.',
      )
    },
  )
})

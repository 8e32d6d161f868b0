import { refusal } from '../testing/refusal'
import { readSettings } from './settings'

describe('the replicas', () => {
  const DATABASE_URL = 'postgres://db/site'

  it('are a list of addresses', () => {
    const DATABASE_READ_URL = ' postgres://one/site , postgresql://two:5433/site,'
    expect(readSettings({ DATABASE_URL, DATABASE_READ_URL }).databaseReadUrls).toEqual([
      'postgres://one/site',
      'postgresql://two:5433/site',
    ])
  })

  it.each([
    ['http://one/site', /must be addresses that begin with postgres:/],
    ['postgres://one/site,two', /must be addresses that begin with postgres:/],
    ['postgres://one/site, postgres://user@one/other', /names a server twice/],
  ])('are refused: %s', (DATABASE_READ_URL, line) => {
    expect(refusal({ DATABASE_URL, DATABASE_READ_URL })).toEqual([expect.stringMatching(line)])
  })

  it('need a primary', () => {
    expect(refusal({ DATABASE_READ_URL: 'postgres://one/site' })).toEqual([
      'DATABASE_READ_URL needs DATABASE_URL: the embedded database has no replicas.',
    ])
  })
})

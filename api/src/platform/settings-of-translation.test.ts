import { readSettings } from './settings'

describe('the settings of translations', () => {
  it('are absent by default, so that no text leaves the service', () => {
    expect(readSettings({}).translation).toBeUndefined()
    expect(readSettings({ TRANSLATION_KEY: 'a key' }).translation).toBeUndefined()
  })

  it('are the address of a service, and its key if it has one', () => {
    const TRANSLATION_URL = 'http://127.0.0.1:5000'
    expect(readSettings({ TRANSLATION_URL }).translation).toEqual({ url: TRANSLATION_URL, key: undefined })
    expect(readSettings({ TRANSLATION_URL, TRANSLATION_KEY: ' a key ' }).translation).toEqual({
      url: TRANSLATION_URL,
      key: 'a key',
    })
  })

  it('refuse an address of another protocol', () => {
    expect(() => readSettings({ TRANSLATION_URL: 'ftp://127.0.0.1' })).toThrow(
      'TRANSLATION_URL must be an address that begins with http:// or https://.',
    )
  })
})
